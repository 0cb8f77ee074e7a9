import { expect, it } from 'vitest';
import { nameForms } from './name-forms.ts';
import { renamer } from './rename.ts';

const rename = renamer(nameForms('Acme API'));

it.each([
  ['Hookloom generates hooks.', 'Acme API generates hooks.'],
  ['<HookloomProvider configs={{}}>', '<AcmeApiProvider configs={{}}>'],
  ['throw new HookloomError()', 'throw new AcmeApiError()'],
  ['const hookloomConfig = 1; my_hookloom', 'const acmeApiConfig = 1; my_acmeApi'],
  ['npx hookloom sync', 'npx acme-api sync'],
  ["import { x } from '@hookloom/react';", "import { x } from '@acme-api/react';"],
  ["from './hookloom/petstore'", "from './acme-api/petstore'"],
  ['hookloom.config.json and .hookloom/specs', 'acme-api.config.json and .acme-api/specs'],
  ['HOOKLOOM_TOKEN', 'ACME_API_TOKEN'],
  ['/docs/thinking-in-hookloom', '/docs/thinking-in-acme-api'],
  ['/docs/how-hookloom-works/', '/docs/how-acme-api-works/'],
  ['nothing to rename', 'nothing to rename'],
])('turns %j into %j', (text, renamed) => {
  expect(rename(text)).toBe(renamed);
});

it('leaves text alone under the default name', () => {
  expect(renamer(nameForms('Hookloom'))('Hookloom, HookloomProvider')).toBe('Hookloom, HookloomProvider');
});
