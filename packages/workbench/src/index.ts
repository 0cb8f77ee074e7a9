/**
 * The workbench as a component. It takes its data as props, and has neither Node nor a site in it. A page that shows it gets the
 * data from `createData` of `@hookloom/workbench/data`.
 *
 * @packageDocumentation
 */
export type {
  Hit,
  OperationDetail,
  SchemaDetail,
  SourceChanges,
  SourceIndex,
  WorkbenchData,
} from './data/types.ts';
export type { ProductNames } from './ui/context.ts';
export { Workbench, type WorkbenchProps } from './ui/Workbench.tsx';
