import type { Model } from '../model/model.js';
import type { Schema } from '../model/schema.js';
import { childrenOf } from '../model/schema-children.js';

export type Direction = 'request' | 'response';

/** The directions in which each named schema is used. */
export function directionsBySchema({ byTarget, operations, webhooks }: Model): Map<string, Direction[]> {
  const found = new Map<string, Direction[]>();
  const visit = (schema: Schema, direction: Direction): void => {
    const named = schema.kind === 'ref' ? byTarget.get(schema.target) : undefined;
    if (named === undefined) {
      for (const child of childrenOf(schema)) visit(child, direction);
      return;
    }
    const directions = found.get(named.name) ?? [];
    if (directions.includes(direction)) return;
    found.set(named.name, [...directions, direction]);
    visit(named.schema, direction);
  };
  for (const { parameters, body, responses } of operations) {
    parameters.forEach(({ schema }) => visit(schema, 'request'));
    body?.contents.forEach(({ schema }) => visit(schema, 'request'));
    responses.forEach(({ contents, stream }) => {
      contents.forEach(({ schema }) => visit(schema, 'response'));
      if (stream) visit(stream.schema, 'response');
    });
  }
  webhooks.forEach(({ schema }) => visit(schema, 'response'));
  return found;
}
