import schema from '../../packages/cli/schema.json' with { type: 'json' };
import type { Section } from './regions.ts';
import { table, type Row } from './table.ts';

interface Key {
  readonly type: string;
  readonly description: string;
  readonly default?: string;
}

const rows = (keys: Readonly<Record<string, Key>>, required: readonly string[], parent = ''): Row[] =>
  Object.entries(keys).map(([key, { type, description, default: initial }]) => ({
    Key: `\`${parent}${key}\``,
    Type: type,
    Default: required.includes(key) ? 'required' : initial ? `\`${initial}\`` : '',
    Meaning: description,
  }));

/** The config file's keys, from the published JSON Schema. */
export const configuration: Section = () => {
  const { properties, required, definitions } = schema;
  const { source } = definitions;
  return table(
    ['Key', 'Type', 'Default', 'Meaning'],
    [...rows(properties, required), ...rows(source.properties, source.required, 'sources[].')],
  );
};
