import published from '../../schema.json' with { type: 'json' };

type ConfigSchema = { definitions: { source: { properties: { id: { not: { enum: string[] } } } } } };

/** The published schema, so that editors and the command line validate alike. */
export const schema: ConfigSchema = published;

/** Ids that mean something else in the provider's `configs`. */
export const reservedIds: readonly string[] = schema.definitions.source.properties.id.not.enum;
