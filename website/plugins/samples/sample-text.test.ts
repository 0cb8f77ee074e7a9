import { expect, it } from 'vitest';
import { parseSampleReference, extractSampleText } from './sample-text';

it.each([
  ['sample=a/b.tsx', { file: 'a/b.tsx' }],
  ['title="src/b.tsx" sample=a/b.tsx#card', { file: 'a/b.tsx', region: 'card' }],
  ['title="a sample"', undefined],
  ['', undefined],
])('reads %j', (meta, want) => {
  expect(parseSampleReference(meta)).toEqual(want);
});

const component = `import { useGetPetById } from '../hookloom/petstore';

// #region card
function Card() {
  return (
    <div>
      {/* #region inner */}
      <p>in</p>
      {/* #endregion inner */}
    </div>
  );
}
// #endregion card
`;

const session = `# #region init
$ npx hookloom init
Wrote hookloom.config.json.
# #endregion init
$ npx hookloom sync \\
  petstore
petstore: saved \\
once
`;

it.each([
  ['the whole file', component, 'a.tsx', undefined, /^import .* '\.\/hookloom\/petstore';\n\nfunction Card/],
  ['no markers', component, 'a.tsx', 'card', /^function Card[^#]*}$/],
  ['a region without its indent', component, 'a.tsx', 'inner', /^<p>in<\/p>$/],
])('shows %s', (_, text, file, region, want) => {
  expect(extractSampleText(text, { file, ...(region && { region }) }, 'tsx')).toMatch(want);
});

it.each([
  ['bash', undefined, 'npx hookloom init\nnpx hookloom sync \\\n  petstore'],
  ['text', undefined, 'Wrote hookloom.config.json.\npetstore: saved \\\nonce'],
  ['text', 'init', 'Wrote hookloom.config.json.'],
])('of a session, %s in region %s shows one side', (language, region, want) => {
  expect(extractSampleText(session, { file: 'a.console', ...(region && { region }) }, language)).toBe(want);
});

it('refuses a region that is not there, and one with nothing in it', () => {
  expect(() => extractSampleText(component, { file: 'a.tsx', region: 'crad' }, 'tsx')).toThrow(
    'no region "crad"',
  );
  expect(() =>
    extractSampleText('// #region a\n// #endregion a\n', { file: 'a.ts', region: 'a' }, 'ts'),
  ).toThrow('nothing in it to show');
});
