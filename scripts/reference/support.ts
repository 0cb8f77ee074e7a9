import { jsonSchemaKeywords } from '../../packages/generator/src/supported/json-schema.ts';
import { openApiSupport } from '../../packages/generator/src/supported/openapi.ts';
import type { Section } from './regions.ts';
import { table } from './table.ts';

const words = { full: 'Yes', partial: 'Partly', none: 'No' } as const;

/** What is supported of OpenAPI objects (`openapi`) or JSON Schema keywords (`json-schema`). */
export const support: Section = ({ subject }) => {
  const write = subjects.get(subject);
  if (write === undefined) throw new Error(`"${subject}" has no table of supported features.`);
  return write();
};

const subjects: ReadonlyMap<string, () => string> = new Map([
  ['openapi', openApi],
  ['json-schema', jsonSchema],
]);

// Three columns, to fit on a phone.
function openApi(): string {
  return table(
    ['Feature', 'Supported', 'What it means'],
    openApiSupport.map(({ object, feature, since = '3.0', support: much, note, code }) => ({
      Feature: `${object}: ${feature}${since === '3.0' ? '' : ` (${since})`}`,
      Supported: words[much],
      'What it means': withCode(note, code),
    })),
  );
}

function jsonSchema(): string {
  return table(
    ['Keyword', 'Supported', 'What it means'],
    jsonSchemaKeywords.map(({ keyword, support: much, note, code }) => ({
      Keyword: `\`${keyword}\``,
      Supported: words[much],
      'What it means': withCode(note, code),
    })),
  );
}

const withCode = (note: string, code: string | undefined) =>
  [note, code && `(${code})`].filter(Boolean).join(' ');
