import { useCallback } from 'react';
import { call } from '../core/call.js';
import { fileNameOf } from '../core/file-name.js';
import type { DownloadHook } from '../core/hook-types.js';
import type { CallRequest, Operation } from '../core/operation.js';
import { slotId, start } from '../core/store.js';
import { hookName } from './hook-name.js';
import { useClient } from './HookloomProvider.js';
import { saveFile } from './save-file.js';
import { useSlot } from './useSlot.js';

/** Makes the hook that saves the file an operation responds with. */
export function createDownloadHook<R extends CallRequest, T, E>(
  operation: Operation<R, T, E>,
): DownloadHook<R, E> {
  const name = hookName(operation, 'Download');
  const { source } = operation;

  function useOperationDownload({ key }: { key?: string | undefined } = {}) {
    const { store, configs } = useClient(name);
    const id = slotId(source, `${operation.id}:download`, key);
    const [state, clear] = useSlot(store, id);

    const download = useCallback(
      (request: CallRequest = {}, options: { fileName?: string | undefined } = {}) =>
        start(store, id, '', async (flights, report) => {
          const reply = await call({
            operation,
            configs: configs.current,
            request,
            flights,
            report,
          });
          const { headers, url } = reply;
          const blob = new Blob([reply.data as BlobPart], { type: headers.get('content-type') ?? '' });
          const fileName = options.fileName ?? fileNameOf(headers, url);
          saveFile(blob, fileName);
          return { ...reply, data: { blob, fileName } };
        }),
      [store, configs, id],
    );
    return [state, download, clear];
  }
  return useOperationDownload as DownloadHook<R, E>;
}
