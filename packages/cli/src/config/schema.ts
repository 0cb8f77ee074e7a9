import published from '../../schema.json' with { type: 'json' };

type ConfigSchema = { definitions: { source: { properties: { id: { not: { enum: string[] } } } } } };

/** The published schema: editors and this command judge alike. */
export const schema: ConfigSchema = published;

/** Ids that have another meaning in the provider's `configs`. */
export const reservedIds: readonly string[] = schema.definitions.source.properties.id.not.enum;
