import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeDocument } from '../test/compare/base-documents.js';
import { arbitraryDocument } from '../test/support/arbitrary-document.js';
import { crowdedDocument } from '../test/support/crowded-document.js';
import { moduleErrors } from '../test/support/module-errors.js';
import { spoiledDocument } from '../test/support/spoiled-document.js';
import { openApiExamples } from '../test/supported/openapi-examples.js';
import { compare, generate, normalize } from './index.js';

// For another seed or more runs: FC_SEED=1 FC_RUNS=10000 npx vitest run --root packages/generator src/hostile.test.ts
const seed = Number(process.env['FC_SEED'] ?? 20261121);
const numRuns = Number(process.env['FC_RUNS'] ?? 60);

const documents = [
  wholeDocument(),
  crowdedDocument('pet'),
  crowdedDocument('pet', '3.0.4'),
  ...Object.values(openApiExamples).map(({ spec }) => spec),
];

/** The time limit for a document of a few kilobytes, in milliseconds. Usually it takes a hundredth of that. */
const patience = 2000;

test.each([
  { text: '{"openapi":null,"components":{}}', code: 'HL1002' },
  { text: '{"openapi":{"toString":null},"paths":{}}', code: 'HL1003' },
  { text: '{"openapi":["3.1.0"],"paths":{}}', code: 'HL1003' },
  { text: '{"swagger":{"toString":1},"paths":{}}', code: 'HL1003' },
  {
    text: '{"openapi":"3.1.0","components":{"schemas":{"A":{"oneOf":[{"type":[{"toString":1}]},{"type":"null"}]}}}}',
    code: 'HL2020',
  },
])('$text is reported, whatever its string conversion is', async ({ text, code }) => {
  const { diagnostics } = await generate({ id: 'api', spec: text });
  expect(diagnostics.map((one) => one.code)).toContain(code);
});

test('invalid values anywhere in a spec are reported, and the output parses', async () => {
  await fc.assert(
    fc.asyncProperty(spoiledDocument(documents), async ({ valid, text }) => {
      const start = performance.now();
      const { files, diagnostics } = await generate({ id: 'api', spec: text });
      const normal = await normalize(text, { location: 'a.json', read: () => Promise.reject(new Error('')) });
      const changes = [compare(valid, text), compare(text, valid), compare(text, text)];
      expect(performance.now() - start).toBeLessThan(patience);
      expect(moduleErrors(files)).toEqual([]);
      // Without files, there is an error.
      if (files.length === 0) expect(diagnostics.map(({ severity }) => severity)).toContain('error');
      if (normal.text !== undefined) expect(() => void JSON.parse(normal.text ?? '')).not.toThrow();
      expect(changes[2]).toEqual([]);
    }),
    { seed, numRuns },
  );
}, 30_000);

test('a spec has no changes from itself', () => {
  for (const document of documents)
    expect(compare(JSON.stringify(document), JSON.stringify(document))).toEqual([]);
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      const text = JSON.stringify(document);
      expect(compare(text, text)).toEqual([]);
    }),
    { seed, numRuns },
  );
}, 30_000);
