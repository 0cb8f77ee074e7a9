import ts from 'typescript';
import { expect, it } from 'vitest';
import { createChecker } from './create-checker.ts';

/** The types that TypeScript needs for any program, without its libraries. */
const lib = [
  'Array<T>',
  'Boolean',
  'CallableFunction',
  'Function',
  'IArguments',
  'NewableFunction',
  'Number',
  'Object',
  'RegExp',
  'String',
]
  .map((name) => `interface ${name} {}`)
  .join('\n');
const types = { 'lib/lib.es2022.d.ts': lib, 'lib/lib.dom.d.ts': '' };

const app = { 'src/app.ts': "import { pet } from './petstore/pet';\nexport const name: string = pet;\n" };
const petstore = (text: string) => ({ ...app, 'src/petstore/pet.ts': text });

it('finds what a file that was missing in the last check exports', () => {
  const check = createChecker(ts, types);
  const messages = (files: Record<string, string>) =>
    [...check(files, Object.keys(app))].flat().map(({ message }) => message);
  const spec = petstore("export const pet = 'Bello';\n");

  expect(messages(spec)).toEqual([]);
  expect(messages(app)).toEqual([expect.stringContaining("Cannot find module './petstore/pet'")]);
  expect(messages(spec)).toEqual([]);
  expect(messages(petstore('export const pet = 1;\n'))).toEqual([
    "Type 'number' is not assignable to type 'string'.",
  ]);
});
