import type { Model } from '../model/model.js';
import type { Schema } from '../model/schema.js';
import { childrenOf } from '../model/schema-children.js';

export type Way = 'request' | 'response';

/** Which way the values of each named schema go. */
export function usage(model: Model): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  const visit = (schema: Schema, way: Way): void => {
    if (schema.kind !== 'ref') {
      for (const child of childrenOf(schema)) visit(child, way);
      return;
    }
    const named = model.byTarget.get(schema.target);
    const ways = named && (found.get(named.name) ?? []);
    if (named === undefined || ways === undefined || ways.includes(way)) return;
    found.set(named.name, [...ways, way]);
    visit(named.schema, way);
  };
  for (const { parameters, body, responses } of model.operations) {
    parameters.forEach(({ schema }) => visit(schema, 'request'));
    body?.contents.forEach(({ schema }) => visit(schema, 'request'));
    responses.forEach(({ contents, stream }) => {
      contents.forEach(({ schema }) => visit(schema, 'response'));
      if (stream) visit(stream.schema, 'response');
    });
  }
  for (const { name, schema } of model.webhooks) {
    found.set(name, ['response']);
    visit(schema, 'response');
  }
  return found;
}
