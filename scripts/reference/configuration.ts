import schema from '../../packages/cli/schema.json' with { type: 'json' };
import type { Section } from './regions.ts';
import { table, type Row } from './table.ts';

interface Key {
  readonly type: string;
  readonly description: string;
  readonly default?: string | boolean;
  readonly properties?: Keys;
}

/** `$ref` is the path of a definition. */
type Keys = Readonly<Record<string, Key | { readonly $ref: string }>>;

const definitions: Readonly<Record<string, unknown>> = schema.definitions;
const resolve = (key: Keys[string]): Key =>
  '$ref' in key ? (definitions[key.$ref.replace('#/definitions/', '')] as Key) : key;

const rows = (keys: Keys, required: readonly string[], parent = ''): Row[] =>
  Object.entries(keys).flatMap(([key, value]) => {
    const { type, description, default: initial, properties } = resolve(value);
    return [
      {
        Key: `\`${parent}${key}\``,
        Type: type,
        Default: required.includes(key) ? 'required' : initial === undefined ? '' : `\`${initial}\``,
        Meaning: description,
      },
      ...(properties ? rows(properties, [], `${parent}${key}.`) : []),
    ];
  });

/** The config file's keys, from the published JSON Schema. */
export const configuration: Section = () => {
  const { properties, required } = schema;
  const { source } = schema.definitions;
  return table(
    ['Key', 'Type', 'Default', 'Meaning'],
    [...rows(properties, required), ...rows(source.properties, source.required, 'sources[].')],
  );
};
