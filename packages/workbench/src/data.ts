/**
 * The data of the workbench, read from `docs.json` and saved specs. Runs in Node and in a browser worker.
 *
 * @packageDocumentation
 */
export { createData, type SourceInput } from './data/create-data.ts';
export { hitsOf } from './data/hits.ts';
export { openSource, parseSpec, type SourceReader } from './data/open-source.ts';
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
