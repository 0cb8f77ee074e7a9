import { useCallback, useState } from 'react';
import type { InFlight } from '../core/call.js';
import { hookName } from '../core/hook-name.js';
import type { CallOptions } from '../core/hook-types.js';
import { openStream } from '../core/open-stream.js';
import type { CallRequest, Operation } from '../core/operation.js';
import { callEach } from '../core/call-each.js';
import type { StatelessStreamHook, OperationStream, StreamOptions } from '../core/stream-types.js';
import { useClient } from './HookloomProvider.js';

/** Creates the hook that opens streams and stores nothing. */
export function createStatelessStreamHook<R extends CallRequest, T, E, Event>(
  operation: Operation<R, T, E>,
  stream: OperationStream<Event>,
): StatelessStreamHook<R, Event> {
  const name = hookName(operation, 'StreamAsync');

  function useStreamAsync() {
    const { configs } = useClient(name);
    const [inFlight] = useState((): InFlight => new Set());

    const open = useCallback(
      (request: CallRequest = {}, options: CallOptions & StreamOptions = {}) => {
        const controller = new AbortController();
        const abort = () => controller.abort();
        if (options.signal?.aborted) abort();
        options.signal?.addEventListener('abort', abort);
        // Before the loop starts: `abort` also closes a stream that nobody reads yet.
        inFlight.add(abort);
        return (async function* () {
          try {
            const { signal } = controller;
            yield* openStream({ operation, stream, configs, request, options: { current: options }, signal });
          } finally {
            options.signal?.removeEventListener('abort', abort);
            inFlight.delete(abort);
          }
        })();
      },
      [configs, inFlight],
    );
    const abort = useCallback(() => callEach(inFlight), [inFlight]);
    return [open, abort];
  }
  return useStreamAsync as unknown as StatelessStreamHook<R, Event>;
}
