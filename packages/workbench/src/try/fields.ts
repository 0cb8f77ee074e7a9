import { arrayAt, entriesOf, getOwn, isObject, type Json, type JsonObject, stringAt } from '../data/json.ts';
import type { OperationDetail, Referenced } from '../data/types.ts';
import { mergeAllOf, resolve, textOf, typesOf } from '../schema-node.ts';
import { isSecretName } from './secrets.ts';
import { isSent, schemaOfParameter } from './to-operation.ts';

/** A field of the form. Its value is kept as the text that the reader typed. */
export type Field = {
  /** The path in the request, such as `['query', 'limit']` or `['body', 'tags', '0', 'name']`. */
  path: readonly [part: string, ...names: string[]];
  required: boolean;
  kind: 'text' | 'number' | 'choice' | 'json' | 'file';
  /** The values of a choice, as text. */
  choices: string[];
  description?: string;
  /** Whether the text must not be saved. */
  isSecret: boolean;
  placeholder: string;
  schema: Json | undefined;
};

/** The name that a field's value has in the object that contains it, or its index in a list. */
export const nameOf = ({ path }: Pick<Field, 'path'>) => path.at(-1) ?? '';

/** What a field is called in the form: its name or, in a list, the list's name and its position, such as `tags 1`. */
export function labelOf({ path }: Pick<Field, 'path'>): string {
  const [list, name = ''] = path.slice(-2);
  return /^\d+$/.test(name) && path.length > 2 ? `${list} ${Number(name) + 1}` : name;
}

/** The fields of the parameters of an operation. */
export function parameterFields(detail: OperationDetail): Field[] {
  return detail.operation.parameters.filter(isSent).map((parameter) => {
    const part = parameter['in'] === 'header' ? 'headers' : String(parameter['in']);
    const field = fieldOf([part, String(parameter['name'])], schemaOfParameter(parameter), detail);
    const description = stringAt(parameter, 'description');
    return { ...field, required: parameter['required'] === true, ...(description && { description }) };
  });
}

/** With more properties, JSON is easier to edit than a form. */
const maxProperties = 200;

/** The fields of the properties of an object. Undefined if a form can't have them. */
export function bodyFields(
  schema: Json | undefined,
  referenced: Referenced,
  path: Field['path'] = ['body'],
): Field[] | undefined {
  const { value } = resolve(schema, referenced);
  if (!isObject(value)) return undefined;
  const merged = mergeAllOf(value, referenced);
  const properties = entriesOf(getOwn(merged, 'properties'));
  if (properties.length === 0 || properties.length > maxProperties || 'oneOf' in merged || 'anyOf' in merged)
    return undefined;
  const required = new Set(arrayAt(merged, 'required'));
  return properties
    .map(([name, property]) => ({
      ...fieldOf([...path, name], property, referenced),
      required: required.has(name),
      isReadOnly: getOwn(resolve(property, referenced).value, 'readOnly') === true,
    }))
    .filter(({ isReadOnly }) => !isReadOnly);
}

/** The field of a value with this schema. */
export function fieldOf(path: Field['path'], schema: Json | undefined, referenced: Referenced): Field {
  const { value } = resolve(schema, referenced);
  const merged: JsonObject = isObject(value) ? mergeAllOf(value, referenced) : {};
  const types = typesOf(merged).filter((type) => type !== 'null');
  const choices = types.includes('boolean') ? ['true', 'false'] : arrayAt(merged, 'enum').map(textOf);
  const isFile = isFileSchema(merged) || isFileSchema(resolve(getOwn(merged, 'items'), referenced).value);
  const [type = ''] = types.length === 1 ? types : [];
  const description = stringAt(merged, 'description');
  const example = getOwn(merged, 'example') ?? getOwn(merged, 'default');
  return {
    path,
    required: false,
    kind: isFile
      ? 'file'
      : choices.length > 0
        ? 'choice'
        : type === 'string'
          ? 'text'
          : type === 'integer' || type === 'number'
            ? 'number'
            : 'json',
    choices,
    ...(description && { description }),
    isSecret: isSecretName(path.at(-1) ?? '') || merged['format'] === 'password',
    placeholder: example === undefined ? '' : textOf(example),
    schema,
  };
}

function isFileSchema(schema: unknown): boolean {
  if (!isObject(schema)) return false;
  const isText = isJsonType(stringAt(schema, 'contentMediaType'));
  return (
    schema['format'] === 'binary' ||
    ('contentMediaType' in schema && !('contentEncoding' in schema) && !isText)
  );
}

const isJsonType = (type = '') => /json|^text\//.test(type);

/** The value of a text, or a message that says what is wrong with it. An empty text has no value. */
export function parseField(
  { kind, choices }: Pick<Field, 'kind' | 'choices'>,
  text: string,
): { value?: unknown; error?: string } {
  if (text === '') return {};
  if (kind === 'number') {
    const value = Number(text);
    return Number.isFinite(value) && text.trim() !== '' ? { value } : { error: 'Enter a number.' };
  }
  if (kind === 'choice') return { value: choices.includes(text) ? fromChoice(text) : text };
  if (kind !== 'json') return { value: text };
  return parseJson(text);
}

/** Enum values may be numbers, booleans or null. */
function fromChoice(text: string): unknown {
  return /^(true|false|null|-?\d+(\.\d+)?)$/.test(text) ? JSON.parse(text) : text;
}

/** Parses JSON, and says where it is wrong. */
export function parseJson(text: string): { value?: unknown; error?: string } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { error: `Not valid JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}
