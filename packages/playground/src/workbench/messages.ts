import type { WorkbenchData } from '@hookloom/workbench';

/** What the worker can be asked for. */
export type Query = Exclude<keyof WorkbenchData, 'subscribe'>;

/** From the page to the worker: another spec, as the reader wrote it, or a question about the last one. */
export type DataRequest = { docs: string; spec: string } | { id: number; query: Query; args: string[] };

/** From the worker to the page. */
export type DataResponse = { id: number; value: unknown } | { id: number; error: string };
