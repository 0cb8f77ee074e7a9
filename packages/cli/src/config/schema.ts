import { readFileSync } from 'node:fs';

type ConfigSchema = { definitions: { source: { properties: { id: { not: { enum: string[] } } } } } };

/** The published schema: editors and this command judge alike. */
export const schema = JSON.parse(
  readFileSync(new URL('../../schema.json', import.meta.url), 'utf8'),
) as ConfigSchema;

/** Ids that have another meaning in the provider's `configs`. */
export const reservedIds: readonly string[] = schema.definitions.source.properties.id.not.enum;
