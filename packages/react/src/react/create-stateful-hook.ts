import { useCallback, useEffect } from 'react';
import { call } from '../core/call.js';
import { requestKey } from '../core/encode-request.js';
import type { AcceptStatefulHook, StatefulHook, StatefulOptions } from '../core/hook-types.js';
import type { AcceptOperation, AnyOperation, CallRequest, Operation } from '../core/operation.js';
import { addOwner, slotId, start } from '../core/store.js';
import { hookName } from '../core/hook-name.js';
import { useClient } from './HookloomProvider.js';
import { useFetchOnMount } from './useFetchOnMount.js';
import { useLatest } from './useLatest.js';
import { useSlot } from './useSlot.js';

/** Creates the hook that calls an operation and keeps its state in the provider's store. */
export function createStatefulHook<R extends CallRequest, T, D extends keyof T, E>(
  operation: AcceptOperation<R, T, D, E>,
): AcceptStatefulHook<R, T, D, E>;
export function createStatefulHook<R extends CallRequest, T, E>(
  operation: Operation<R, T, E>,
): StatefulHook<R, T, E>;
export function createStatefulHook(operation: AnyOperation): unknown {
  const name = hookName(operation);
  const { source } = operation;

  return function useOperation(options: StatefulOptions<CallRequest> = {}) {
    const { key, fetchOnMount = false, clearOnUnmount = false } = options;
    const { store, configs } = useClient(name);
    // Data of another type than the default has its own slot.
    const accept = options.accept === operation.accept?.[0] ? undefined : options.accept;
    const id = slotId(source, operation.id + (accept ? `:${accept}` : ''), key);
    const [state, clear] = useSlot(store, id);
    const newest = useLatest(options, id);

    const execute = useCallback(
      (request: CallRequest = newest.current) =>
        start(store, id, requestKey(operation, request), (inFlight, report) =>
          call({ operation, configs: configs.current, request: { ...request, accept }, inFlight, report }),
        ),
      [store, configs, id, newest, accept],
    );
    useFetchOnMount(store, id, fetchOnMount && requestKey(operation, options), execute);

    const owns = fetchOnMount || clearOnUnmount;
    useEffect(() => (owns ? addOwner(store, id, newest) : undefined), [store, id, owns, newest]);

    return [state, execute, clear];
  };
}
