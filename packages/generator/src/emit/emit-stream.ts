import type { Operation, StreamBody } from '../model/model.js';
import { emitTypeAlias } from './emit-schemas.js';
import { emitType } from './emit-type.js';
import { hardline, type Layout } from './layout.js';
import { emitCheck } from './operation-bodies.js';
import type { Scope } from './scope.js';
import { successesOf } from './successes.js';
import { propertyKey, quoted, tallObjectOf } from './source-text.js';

type StreamResponse = { status: string; stream: StreamBody };

/** The first success response that is a stream. */
export function streamOf(operation: Operation): StreamResponse | undefined {
  const found = successesOf(operation).find(({ stream }) => stream !== undefined);
  return found?.stream && { status: found.status, stream: found.stream };
}

/** Whether every success response is a stream. */
export function isStreamOnly(operation: Operation): boolean {
  return (
    streamOf(operation) !== undefined && successesOf(operation).every(({ contents }) => contents.length === 0)
  );
}

/** Emits the event type and the `eventStream` object that the runtime reads. */
export function emitStream(operation: Operation, { status, stream }: StreamResponse, scope: Scope): Layout {
  const declarations: Layout[] = [];
  const type = scope.typeFor(operation, 'Event');
  const validate = emitCheck(stream.schema, `${operation.name}EventSchema`, declarations, scope, type);
  const { contentType, parse, item, data } = stream;
  scope.runtime.add(parse);
  const body = tallObjectOf([
    `type: ${quoted(contentType)}`,
    `parse: ${parse}`,
    `item: ${quoted(item)}`,
    ...(data === undefined ? [] : [`data: ${quoted(data)}`]),
    ...(validate === undefined ? [] : [['validate: ', validate]]),
  ]);
  return [
    [emitTypeAlias(type, emitType(stream.schema, scope)), hardline],
    declarations.map((declaration) => [declaration, hardline]),
    [
      `const eventStream: OperationStream<${type}> = `,
      tallObjectOf([[propertyKey(status), ': ', body]]),
      ';',
    ],
    [hardline, hardline],
  ];
}
