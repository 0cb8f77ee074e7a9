import type { Model } from '../model/model.js';
import type { Schema } from '../model/schema.js';

export type Way = 'request' | 'response';

/** Which way the values of each named schema go. */
export function usage(model: Model): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  const visit = (schema: Schema, way: Way): void => {
    switch (schema.kind) {
      case 'ref': {
        const named = model.byTarget.get(schema.target);
        const ways = named && (found.get(named.name) ?? []);
        if (named === undefined || ways === undefined || ways.includes(way)) return;
        found.set(named.name, [...ways, way]);
        visit(named.schema, way);
        break;
      }
      case 'array':
        visit(schema.items, way);
        break;
      case 'tuple':
        for (const item of schema.items) visit(item, way);
        if (schema.rest) visit(schema.rest, way);
        break;
      case 'union':
      case 'intersection':
        for (const member of schema.members) visit(member, way);
        break;
      case 'object':
        for (const property of schema.properties) visit(property.schema, way);
        if (schema.additional) visit(schema.additional, way);
        break;
      default:
    }
  };
  for (const { parameters, body, responses } of model.operations) {
    parameters.forEach(({ schema }) => visit(schema, 'request'));
    if (body) visit(body.schema, 'request');
    responses.forEach(({ content }) => content && visit(content.schema, 'response'));
  }
  return found;
}
