import type { WorkbenchData } from '@hookloom/workbench';
import type { Generated } from '../generate/to-generated.ts';
import type { DataRequest, DataResponse, Query } from './messages.ts';

/** Data of the workbench that a worker reads, so that a large spec doesn't block the page. */
export type PlaygroundData = WorkbenchData & {
  /** Shows the result of another run. */
  show: (generated: Generated) => void;
  /** Stops the worker. Another starts with the next spec. */
  close: () => void;
};

export function openWorkbenchData(): PlaygroundData {
  let worker: Worker | undefined;
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (reason: Error) => void }>();
  const listeners = new Set<() => void>();
  let count = 0;

  const open = () => {
    const opened = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    opened.onmessage = ({ data }: MessageEvent<DataResponse>) => {
      const call = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) call?.reject(new Error(data.error));
      else call?.resolve(data.value as never);
    };
    opened.onerror = () => {
      for (const { reject } of waiting.values())
        reject(new Error("The workbench couldn't be loaded. Reload the page."));
      waiting.clear();
    };
    return opened;
  };
  const post = (request: DataRequest) => (worker ??= open()).postMessage(request);
  const ask = <T>(query: Query, ...args: string[]): Promise<T> =>
    new Promise((resolve, reject) => {
      waiting.set(++count, { resolve, reject });
      post({ id: count, query, args });
    });

  return {
    sources: () => ask('sources'),
    search: (query) => ask('search', query),
    operation: (source, name) => ask('operation', source, name),
    schema: (source, name) => ask('schema', source, name),
    changes: (source) => ask('changes', source),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    show: ({ files, spec }) => {
      const docs = files.find(({ path }) => path === 'docs.json');
      if (docs === undefined) return;
      post({ docs: docs.contents, spec });
      for (const listener of listeners) listener();
    },
    close: () => {
      worker?.terminate();
      worker = undefined;
    },
  };
}
