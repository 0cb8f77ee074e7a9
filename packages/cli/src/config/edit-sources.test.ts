import { expect, it } from 'vitest';
import { addSource, removeSource } from './edit-sources.js';

const source = { id: 'a', spec: 'a.yaml' };

it.each([
  [
    'two spaces',
    '{\n  "output": "src/x",\n  "sources": []\n}\n',
    '{\n  "output": "src/x",\n  "sources": [\n    {\n      "id": "a",\n      "spec": "a.yaml"\n    }\n  ]\n}\n',
  ],
  [
    'tabs',
    '{\n\t"sources": []\n}',
    '{\n\t"sources": [\n\t\t{\n\t\t\t"id": "a",\n\t\t\t"spec": "a.yaml"\n\t\t}\n\t]\n}',
  ],
  [
    'the line ends of Windows',
    '{\r\n  "sources": []\r\n}',
    '{\r\n  "sources": [\r\n    {\r\n      "id": "a",\r\n      "spec": "a.yaml"\r\n    }\r\n  ]\r\n}',
  ],
])('keeps %s', (_, before, after) => {
  expect(addSource(before, source)).toBe(after);
});

it.each([0, 1, 2])('takes out number %i and leaves the others', (index) => {
  const sources = ['a', 'b', 'c'].map((id) => ({ id, spec: id }));
  const text = JSON.stringify({ sources }, undefined, 2);
  expect(JSON.parse(removeSource(text, index))).toEqual({ sources: sources.toSpliced(index, 1) });
});
