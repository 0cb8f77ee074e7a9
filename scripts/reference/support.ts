import { jsonSchemaKeywords } from '../../packages/generator/src/supported/json-schema.ts';
import { openApiSupport } from '../../packages/generator/src/supported/openapi.ts';
import type { Section } from './regions.ts';
import { table } from './table.ts';

const words = { full: 'Yes', partial: 'Partly', none: 'No' } as const;

/** What is supported: of each object of OpenAPI (`openapi`), or of the keywords of JSON Schema (`json-schema`). */
export const support: Section = ({ subject }) => {
  const write = subjects.get(subject);
  if (write === undefined) throw new Error(`"${subject}" has no table of supported features.`);
  return write();
};

const subjects: ReadonlyMap<string, () => string> = new Map([
  ['openapi', openApi],
  ['json-schema', jsonSchema],
]);

function openApi(): string {
  return table(
    ['Object', 'Feature', 'Since', 'Supported', 'What it means', 'Code'],
    openApiSupport.map(({ object, feature, since = '3.0', support: much, note, code = '' }) => ({
      Object: object,
      Feature: feature,
      Since: since,
      Supported: words[much],
      'What it means': note,
      Code: code,
    })),
  );
}

function jsonSchema(): string {
  return table(
    ['About', 'Keyword', 'Supported', 'What it means', 'Code'],
    jsonSchemaKeywords.map(({ group, keyword, support: much, note, code = '' }) => ({
      About: group,
      Keyword: `\`${keyword}\``,
      Supported: words[much],
      'What it means': note,
      Code: code,
    })),
  );
}
