import { Findings } from '../diagnostics.js';
import { entriesOf, isObject, type JsonObject, objectAt, getOwn } from '../parse/json.js';
import { References } from '../parse/references.js';
import { methodsOf } from './read-path-item.js';

/** Counts the operations and named schemas of a document, including unsupported ones. */
export function countContent(document: JsonObject): { operations: number; schemas: number } {
  const references = new References(document, new Findings());
  const operations = entriesOf(getOwn(document, 'paths')).flatMap(([path, value]) => {
    const item = path.startsWith('/') ? references.followObject(value, '') : undefined;
    return item === undefined ? [] : methodsOf(item).filter((entry) => isObject(entry.value));
  });
  const schemas = entriesOf(objectAt(objectAt(document, 'components'), 'schemas'));
  return { operations: operations.length, schemas: schemas.length };
}
