import { call } from './call.js';
import type { AcceptCall, Call, CallOptions } from './hook-types.js';
import type { AcceptOperation, AnyOperation, CallRequest, Operation } from './operation.js';
import type { SourceConfig } from './source-config.js';

/** Creates the plain function of an operation, for code without React. */
export function createCall<R extends CallRequest, T, D extends keyof T, E>(
  operation: AcceptOperation<R, T, D, E>,
): AcceptCall<R, T, D>;
export function createCall<R extends CallRequest, T, E>(operation: Operation<R, T, E>): Call<R, T>;
export function createCall(operation: AnyOperation): unknown {
  return async (config: SourceConfig, request: CallRequest = {}, { signal }: CallOptions = {}) =>
    (await call({ operation, configs: { defaults: config }, request, signal })).data;
}
