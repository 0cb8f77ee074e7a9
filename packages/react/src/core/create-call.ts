import { call } from './call.js';
import type { Call, CallOptions } from './hook-types.js';
import type { CallRequest, Operation } from './operation.js';
import type { SourceConfig } from './source-config.js';

/** Makes the plain function of an operation, for code without React. */
export function createCall<R extends CallRequest, T, E>(operation: Operation<R, T, E>): Call<R, T> {
  const send = async (config: SourceConfig, request: CallRequest = {}, { signal }: CallOptions = {}) =>
    (await call({ operation, configs: { defaults: config }, request, signal })).data;
  return send as Call<R, T>;
}
