import type { CallOptions } from './hook-types.js';
import { openStream } from './open-stream.js';
import type { CallRequest, Operation } from './operation.js';
import type { SourceConfig } from './source-config.js';
import type { OperationStream, StreamCall, StreamOptions } from './stream-types.js';

/** Creates the plain function of a stream. */
export function createStreamCall<R extends CallRequest, T, E, Event>(
  operation: Operation<R, T, E>,
  stream: OperationStream<Event>,
): StreamCall<R, Event> {
  const open = (
    config: SourceConfig,
    request: CallRequest = {},
    { signal, ...options }: CallOptions & StreamOptions = {},
  ) => {
    const configs = { current: { defaults: config } };
    return openStream({ operation, stream, configs, request, options: { current: options }, signal });
  };
  return open as unknown as StreamCall<R, Event>;
}
