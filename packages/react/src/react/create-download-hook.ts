import { useCallback } from 'react';
import { call } from '../core/call.js';
import { fileNameOf } from '../core/file-name.js';
import { HookloomError } from '../core/hookloom-error.js';
import type { AcceptDownloadHook, DownloadHook, DownloadCallOptions } from '../core/hook-types.js';
import { singleIssue } from '../core/single-issue.js';
import type { AcceptOperation, AnyOperation, CallRequest, Operation } from '../core/operation.js';
import { slotId, start } from '../core/store.js';
import { hookName } from '../core/hook-name.js';
import { useClient } from './HookloomProvider.js';
import { saveFile } from './save-file.js';
import { useSlot } from './useSlot.js';

/**
 * Creates the hook that saves the file an operation responds with.
 *
 * @param operation - the operation.
 * @param accept - the content type of the file, if the operation can respond with several.
 */
export function createDownloadHook<R extends CallRequest, T, D extends keyof T, E>(
  operation: AcceptOperation<R, T, D, E>,
  accept: keyof T & string,
): AcceptDownloadHook<R, T, E>;
export function createDownloadHook<R extends CallRequest, T, E>(
  operation: Operation<R, T, E>,
): DownloadHook<R, E>;
export function createDownloadHook(operation: AnyOperation, accept?: string): unknown {
  const name = hookName(operation, 'Download');
  const { source } = operation;

  return function useOperationDownload({ key }: { key?: string | undefined } = {}) {
    const { store, configs } = useClient(name);
    const id = slotId(source, `${operation.id}:download`, key);
    const [state, clear] = useSlot(store, id);

    const download = useCallback(
      (request: CallRequest = {}, options: DownloadCallOptions = {}) =>
        start(store, id, '', async (inFlight, report) => {
          const reply = await call({
            operation,
            configs: configs.current,
            request: { ...request, accept: request.accept ?? accept },
            inFlight,
            report,
          });
          const { data, status, headers, url } = reply;
          if (!(data instanceof Blob)) {
            const issues = singleIssue('Expected a file');
            throw new HookloomError({ kind: 'response-validation', issues, body: data, status });
          }
          const blob = new Blob([data], { type: headers.get('content-type') ?? '' });
          const fileName = options.fileName ?? fileNameOf(headers, url);
          saveFile(blob, fileName);
          return { ...reply, data: { blob, fileName } };
        }),
      [store, configs, id],
    );
    return [state, download, clear];
  };
}
