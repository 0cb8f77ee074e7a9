import { openApiSupport } from '../../packages/generator/src/supported/openapi.ts';
import type { Section } from './regions.ts';
import { table } from './table.ts';

const words = { full: 'Yes', partial: 'Partly', none: 'No' } as const;

/** What is supported of each object of OpenAPI; the subject is `openapi`. */
export const support: Section = ({ subject }) => {
  if (subject !== 'openapi') throw new Error(`"${subject}" has no table of supported features.`);
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
};
