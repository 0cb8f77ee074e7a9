import { createData, parseSpec } from '@hookloom/workbench/data';
import { type Docs, normalize } from '@hookloom/generator';
import type { WorkbenchData } from '@hookloom/workbench';
import type { DataRequest, DataResponse } from './messages.ts';

let opened: Promise<WorkbenchData> = Promise.resolve(createData([]));

const respond = (response: DataResponse) => postMessage(response);

async function open({ docs, spec }: { docs: string; spec: string }): Promise<WorkbenchData> {
  const { text = '{}' } = await normalize(spec);
  return createData([{ docs: JSON.parse(docs) as Docs, spec: parseSpec(text) }]);
}

addEventListener('message', ({ data: request }: MessageEvent<DataRequest>) => {
  if ('docs' in request) {
    opened = open(request);
    return;
  }
  const { id, query, args } = request;
  const ask = async () => {
    const data = await opened;
    return (data[query] as (...values: string[]) => Promise<unknown>)(...args);
  };
  ask().then(
    (value) => respond({ id, value }),
    (error: unknown) => respond({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
