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
        return visit(named.schema, way);
      }
      case 'array':
        return visit(schema.items, way);
      case 'tuple':
        return [...schema.items, ...(schema.rest ? [schema.rest] : [])].forEach((item) => visit(item, way));
      case 'union':
      case 'intersection':
        return schema.members.forEach((member) => visit(member, way));
      case 'object':
        schema.properties.forEach((property) => visit(property.schema, way));
        return schema.additional && visit(schema.additional, way);
      default:
        return undefined;
    }
  };
  for (const { parameters, body, responses } of model.operations) {
    parameters.forEach(({ schema }) => visit(schema, 'request'));
    if (body) visit(body.schema, 'request');
    responses.forEach(({ content }) => content && visit(content.schema, 'response'));
  }
  return found;
}
