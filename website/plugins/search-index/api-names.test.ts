import { expect, it } from 'vitest';
import { declaredNames, namesInCodeBlock, namesInInlineCode, namesInProse } from './api-names';

it.each([
  ['clearOnUnmount', ['clearOnUnmount']],
  ['init', ['init']],
  ['--check', ['--check']],
  ['generate [id…] --check', ['--check', 'generate', 'id']],
  ['$ref', ['$ref']],
  ['sources.json', ['sources.json']],
  ['npm install --save-dev some/path/to/a-package.tgz zod', ['--save-dev']],
  ['https://example.com/openapi.yaml', []],
])('inline code `%s` is about %j', (code, want) => {
  expect(namesInInlineCode(code)).toEqual(want);
});

it.each([
  ['HL1004 and NetworkState, but not OpenAPI or words', ['HL1004', 'NetworkState']],
  ['a plain sentence', []],
])('prose "%s" has %j', (text, want) => {
  expect(namesInProse(text)).toEqual(want);
});

it('a block of code has the names that are not also words', () => {
  const code =
    'const [state, execute] = useGetPetById({ fetchOnMount: true }); // see docs.json and TOKEN_VALUE';
  expect(namesInCodeBlock(code)).toEqual(['docs.json', 'useGetPetById', 'fetchOnMount', 'TOKEN_VALUE']);
});

it('a signature declares its functions and types', () => {
  const code =
    'interface Options {}\ntype PetError = string;\nexport declare function useGetPetById(): void;\nconst x = 1;';
  expect(declaredNames(code)).toEqual(['Options', 'PetError', 'useGetPetById']);
});
