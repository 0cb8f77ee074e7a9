import type { SchemaDocs } from '@hookloom/generator';
import { names } from '../names.js';
import { block } from './block.js';

/** Formats a schema as text. */
export function formatSchema(
  source: string,
  { name, schemaName: schema, description, deprecated, type }: SchemaDocs,
): string {
  return [
    `${name}  (schema of ${source})${deprecated ? '  deprecated' : ''}`,
    ...(description === undefined ? [] : [description]),
    ...block('Type', type.trimEnd().replace(/^(?=.)/gm, '  ')),
    ...block('Import', `  import { ${schema}, type ${name} } from './${names.slug}/${source}';`),
  ].join('\n');
}
