import { useCallback, useState } from 'react';
import { call, type InFlight } from '../core/call.js';
import type { AcceptStatelessHook, CallOptions, StatelessHook } from '../core/hook-types.js';
import type { AcceptOperation, AnyOperation, CallRequest, Operation } from '../core/operation.js';
import { callEach } from '../core/call-each.js';
import { hookName } from '../core/hook-name.js';
import { useClient } from './HookloomProvider.js';

/** Creates the hook that calls an operation and stores nothing. */
export function createStatelessHook<R extends CallRequest, T, D extends keyof T, E>(
  operation: AcceptOperation<R, T, D, E>,
): AcceptStatelessHook<R, T, D>;
export function createStatelessHook<R extends CallRequest, T, E>(
  operation: Operation<R, T, E>,
): StatelessHook<R, T>;
export function createStatelessHook(operation: AnyOperation): unknown {
  const name = hookName(operation, 'Async');

  return function useOperationAsync() {
    const { configs } = useClient(name);
    const [inFlight] = useState((): InFlight => new Set());

    const send = useCallback(
      async (request: CallRequest = {}, { signal }: CallOptions = {}) =>
        (await call({ operation, configs: configs.current, request, inFlight, signal })).data,
      [configs, inFlight],
    );
    const abort = useCallback(() => callEach(inFlight), [inFlight]);
    return [send, abort];
  };
}
