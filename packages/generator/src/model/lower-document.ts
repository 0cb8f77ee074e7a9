import {
  entriesOf,
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  getOwn,
  stringAt,
} from '../parse/json.js';
import { pointerTo } from '../parse/pointer.js';
import type { References } from '../parse/references.js';

/**
 * Converts two features of OpenAPI 3.2 to 3.1, in place: a media type `$ref` is replaced by its target, and a response without
 * `description` gets its `summary`.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#components-object
 */
export function lowerDocument(references: References): void {
  if (!/^3\.([2-9]|\d\d)/.test(String(getOwn(references.document, 'openapi')))) return;
  const walked = new Set<Json>();
  const visit = (value: Json, pointer: string): void => {
    if (typeof value !== 'object' || value === null || walked.has(value)) return;
    walked.add(value);
    if (isObject(value)) lower(references, value, pointer);
    for (const [key, child] of Object.entries(value))
      if (!values.has(key)) visit(child, pointerTo(pointer, key));
  };
  visit(references.document, '');
}

// These contain schemas and data, where `content` and `responses` have no special meaning.
const values = new Set([
  'schema',
  'itemSchema',
  'schemas',
  'example',
  'examples',
  'x-bundled',
  'info',
  'tags',
]);

function lower(references: References, value: JsonObject, pointer: string): void {
  const content = objectAt(value, 'content');
  for (const [type, media] of entriesOf(content)) {
    if (stringAt(media, '$ref') === undefined) continue;
    const found = references.followObject(media, pointerTo(pointer, 'content', type));
    if (content !== undefined && found !== undefined) content[type] = found.value;
  }
  for (const response of Object.values(objectAt(value, 'responses') ?? {})) {
    const summary = stringAt(response, 'summary');
    if (isObject(response) && summary !== undefined && getOwn(response, 'description') === undefined)
      response['description'] = summary;
  }
}
