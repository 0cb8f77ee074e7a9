import { expect, it } from 'vitest';
import { type Diagnostic, Failure } from '../diagnostics.js';
import { parseConfig } from './parse-config.js';

function problemsOf(text: string): readonly Diagnostic[] {
  try {
    parseConfig(text);
    return [];
  } catch (error) {
    if (error instanceof Failure) return error.diagnostics;
    throw error;
  }
}

const source = (entries: string) => `{\n  "sources": [\n    { ${entries} }\n  ]\n}`;

it('reads a configuration and fills in the output', () => {
  expect(parseConfig(source('"id": "petstore", "spec": "a.yaml"'))).toEqual({
    output: 'src/hookloom',
    sources: [{ id: 'petstore', spec: 'a.yaml' }],
  });
});

it.each([
  ['not JSON', '{\n  "sources": [,]\n}', 'HL3001', '', 2],
  ['empty', '', 'HL3001', '', 1],
  ['a comment', '{ // no\n "sources": [] }', 'HL3001', '', 1],
  ['no list', '{}', 'HL3001', '', 1],
  ['an unknown key', '{\n  "sources": [],\n  "sourcess": []\n}', 'HL3001', '/sourcess', 3],
  ['a wrong type', '{\n  "sources": [],\n  "output": 1\n}', 'HL3001', '/output', 3],
  ['an empty output', '{ "sources": [], "output": "" }', 'HL3001', '/output', 1],
  ['a missing spec', source('"id": "a"'), 'HL3001', '/sources/0', 3],
  ['another scheme', source('"id": "a", "spec": "ftp://host/a"'), 'HL3001', '/sources/0/spec', 3],
  [
    'a header that is no text',
    source('"id": "a", "spec": "a", "headers": { "X": 1 }'),
    'HL3001',
    '/sources/0/headers/X',
    3,
  ],
  [
    'a header with no name',
    source('"id": "a", "spec": "a", "headers": { "X Y": "1" }'),
    'HL3001',
    '/sources/0/headers',
    3,
  ],
  ['an id of another form', source('"id": "pet-store", "spec": "a"'), 'HL3002', '/sources/0/id', 3],
  ['a reserved id', source('"id": "defaults", "spec": "a"'), 'HL3003', '/sources/0/id', 3],
  ['the name of a method', source('"id": "toString", "spec": "a"'), 'HL3003', '/sources/0/id', 3],
  [
    'an id twice',
    source('"id": "a", "spec": "a" }, \n{ "id": "a", "spec": "b"'),
    'HL3004',
    '/sources/1/id',
    4,
  ],
  [
    'ids alike but for case',
    source('"id": "aB", "spec": "a" },\n{ "id": "ab", "spec": "b"'),
    'HL3004',
    '/sources/1/id',
    4,
  ],
])('refuses %s and says where', (_, text, code, pointer, line) => {
  expect(problemsOf(text)).toMatchObject([
    { code, pointer, line, file: 'hookloom.config.json', severity: 'error' },
  ]);
});

it('names everything that is wrong at once', () => {
  const text = source('"id": "Pet", "spec": "" }, { "id": "b", "spec": "b", "x": 1');
  expect(
    problemsOf(text)
      .map(({ pointer }) => pointer)
      .sort(),
  ).toEqual(['/sources/0/id', '/sources/0/spec', '/sources/1/x']);
});

it("doesn't repeat a password in a URL", () => {
  const [problem] = problemsOf(source('"id": "a", "spec": "https://me:hunter2@host/a"'));
  expect(problem).toMatchObject({ code: 'HL3001', pointer: '/sources/0/spec' });
  expect(JSON.stringify(problem)).not.toContain('hunter2');
});
