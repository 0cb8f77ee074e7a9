import { expect, it } from 'vitest';
import { readMessage } from './read-message.ts';

const request = {
  type: 'request',
  id: 1,
  method: 'GET',
  url: 'https://a.example/',
  headers: [['accept', '*/*']],
};

it.each([
  { type: 'ready' },
  { type: 'crash', crash: { kind: 'loop', message: 'Endless', line: 3 } },
  { type: 'log', level: 'error', text: 'Oh' },
  request,
  { ...request, body: new Blob(['{}']) },
])('reads %o', (message) => {
  expect(readMessage(message)).toBe(message);
});

it.each([
  undefined,
  null,
  'ready',
  {},
  { type: 'constructor' },
  { type: '__proto__' },
  { type: 'crash', crash: null },
  { type: 'crash', crash: { kind: 'loop', message: 'x', line: -1 } },
  { type: 'log', level: 'error', text: 'x'.repeat(100_000) },
  { type: 'file', name: 'a', blob: 'text' },
  { ...request, id: '1' },
  { ...request, headers: [['a']] },
  { ...request, headers: Array(1_000).fill(['a', 'b']) },
  { ...request, body: 'text' },
])('ignores %o', (message) => {
  expect(readMessage(message)).toBeUndefined();
});
