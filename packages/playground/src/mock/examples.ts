import {
  arrayAt,
  entriesOf,
  getOwn,
  isObject,
  type Json,
  type JsonObject,
  objectAt,
} from '@hookloom/workbench/schemas';
import { validatorFor } from './validator.ts';
import type { Collection } from './roles.ts';
import type { Route } from './routes.ts';
import { jsonMediaOf, listShapeOf, successOf } from './success.ts';

/** Records that the spec gives as examples of responses. */
export function exampleRecords({ schemas, lists }: Collection): JsonObject[] {
  const found: JsonObject[] = [];
  for (const { schema, route } of schemas) {
    const validate = validatorFor(schema, route.referenced);
    for (const value of examplesOf(route)) {
      const shape = lists.includes(route) ? listShapeOf(route) : undefined;
      const records =
        shape === undefined
          ? [value]
          : asArray(shape.property === undefined ? value : getOwn(value, shape.property));
      found.push(...records.filter(isObject).filter((record) => validate(record).length === 0));
    }
    if (found.length > 0) break;
  }
  return found.slice(0, 12);
}

/** The examples of an operation's success response. */
export function examplesOf(route: Route): Json[] {
  const media = jsonMediaOf(successOf(route).response);
  const example = getOwn(media, 'example');
  const named = entriesOf(objectAt(media, 'examples')).flatMap(([, one]) => {
    const value = getOwn(one, 'value') ?? getOwn(one, 'dataValue');
    return value === undefined ? [] : [value];
  });
  return [
    ...(example === undefined ? [] : [example]),
    ...named,
    ...arrayAt(getOwn(media, 'schema'), 'examples'),
  ];
}

const asArray = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
