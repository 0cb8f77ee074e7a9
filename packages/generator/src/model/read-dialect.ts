import { type JsonObject, getOwn, preview, stringAt } from '../parse/json.js';
import type { References } from '../parse/references.js';
import type { Place } from './place.js';
import type { Reader } from './reader.js';

const types = new Set(['string', 'number', 'integer', 'boolean', 'null', 'array', 'object', 'file']);

const dialects =
  /^https?:\/\/(json-schema\.org\/(draft\/20(20-12|19-09)|draft-0[4-7])\/schema|spec\.openapis\.org\/oas\/3\.\d\/(dialect|schema).*)#?$/;

/** Reports an unsupported `jsonSchemaDialect`. */
export function reportDialect({ document, findings }: References): void {
  const dialect = stringAt(document, 'jsonSchemaDialect');
  if (dialect === undefined || dialects.test(dialect)) return;
  const message = `Schemas are read as JSON Schema 2020-12, not as \`${dialect.slice(0, 80)}\`.`;
  findings.add('HL2032', '/jsonSchemaDialect', message);
}

/** Reports unsupported keywords of a schema. */
export function reportUnsupported(reader: Reader, value: JsonObject, place: Place): void {
  const type = getOwn(value, 'type');
  if (type !== undefined)
    for (const one of Array.isArray(type) ? type : [type])
      if (typeof one !== 'string' || !types.has(one))
        reader.notValidated(place, 'type', `\`${preview(one)}\` is not a type of JSON Schema`);
  if (Object.hasOwn(value, '$recursiveRef'))
    reader.notValidated(place, '$recursiveRef', 'JSON Schema 2020-12 has replaced it by `$dynamicRef`');
  const dialect = stringAt(value, '$schema');
  if (dialect !== undefined && !dialects.test(dialect))
    reader.notValidated(
      place,
      '$schema',
      `the schema is read as JSON Schema 2020-12, not as \`${dialect.slice(0, 80)}\``,
    );
}
