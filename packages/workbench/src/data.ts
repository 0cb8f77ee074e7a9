/**
 * The data of the workbench, read from `docs.json` and saved specs. Runs in Node and in a browser worker.
 *
 * @packageDocumentation
 */
export { openSource, parseSpec, rowOf, type SourceReader } from './data/open-source.ts';
export { serversOf } from './data/servers.ts';
export type {
  Hit,
  OperationDetail,
  Problem,
  SchemaDetail,
  SourceChanges,
  SourceIndex,
  WorkbenchData,
} from './data/types.ts';
