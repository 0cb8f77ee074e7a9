import { useCallback, useEffect } from 'react';
import { requestKey } from '../core/encode-request.js';
import { hookName } from '../core/hook-name.js';
import type { StatefulOptions } from '../core/hook-types.js';
import type { CallRequest, Operation } from '../core/operation.js';
import { addOwner, slotId, start } from '../core/store.js';
import { streamInto } from '../core/stream-run.js';
import type { OperationStream, StreamHook, StreamHookOptions } from '../core/stream-types.js';
import { useClient } from './HookloomProvider.js';
import { useFetchOnMount } from './useFetchOnMount.js';
import { useLatest } from './useLatest.js';
import { useSlot } from './useSlot.js';

/** Creates the hook that reads a stream and keeps its events in the provider's store. */
export function createStreamHook<R extends CallRequest, T, E, Event>(
  operation: Operation<R, T, E>,
  stream: OperationStream<Event>,
): StreamHook<R, Event, E> {
  const name = hookName(operation, 'Stream');
  const { source } = operation;

  function useStream(options: StatefulOptions<CallRequest> & StreamHookOptions = {}) {
    const { key, fetchOnMount = false, clearOnUnmount = false } = options;
    const { store, configs } = useClient(name);
    const id = slotId(source, `${operation.id}:stream`, key);
    const [state, clear] = useSlot(store, id);
    const newest = useLatest(options, id);

    const execute = useCallback(
      (request: CallRequest = newest.current) => {
        const { maxEvents } = newest.current;
        const input = { operation, stream, configs, request, options: newest, maxEvents };
        return start(
          store,
          id,
          requestKey(operation, request),
          (inFlight) => streamInto(store, id, inFlight, input),
          { events: [] },
        );
      },
      [store, configs, id, newest],
    );
    useFetchOnMount(store, id, fetchOnMount && requestKey(operation, options), execute);

    const owns = fetchOnMount || clearOnUnmount;
    useEffect(() => (owns ? addOwner(store, id, newest) : undefined), [store, id, owns, newest]);

    return [state, execute, clear];
  }
  return useStream as unknown as StreamHook<R, Event, E>;
}
