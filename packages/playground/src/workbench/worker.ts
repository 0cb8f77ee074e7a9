import { createData, parseSpec } from '@hookloom/workbench/data';
import type { Docs } from '@hookloom/generator';
import type { WorkbenchData } from '@hookloom/workbench';
import type { DataRequest, DataResponse } from './messages.ts';

let data: WorkbenchData = createData([]);

const respond = (response: DataResponse) => postMessage(response);

addEventListener('message', ({ data: request }: MessageEvent<DataRequest>) => {
  if ('docs' in request) {
    data = createData([{ docs: JSON.parse(request.docs) as Docs, spec: parseSpec(request.spec) }]);
    return;
  }
  const { id, query, args } = request;
  const ask = data[query] as (...args: string[]) => Promise<unknown>;
  ask(...args).then(
    (value) => respond({ id, value }),
    (error: unknown) => respond({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
