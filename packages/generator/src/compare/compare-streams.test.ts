import { expect, test } from 'vitest';
import { compare } from '../compare.js';

const redeploy = 'run generate, and deploy your app again';
const text = { type: 'string' };
const number = { type: 'number' };
const message = (value: object) => ({ type: 'object', required: ['value'], properties: { value } });
const json = (schema: object = text) => ({ 'application/json': { schema } });
const sse = (schema?: object) => ({ 'text/event-stream': schema ? { schema } : {} });
const event = (data: object) => ({ type: 'object', required: ['data'], properties: { data } });

/** The messages of the changes in the operation, with `!` before breaking ones. */
function changesOf(before: object, after: object, schemas: [object, object] = [{}, {}]): string[] {
  const spec = (content: object, named: object) =>
    JSON.stringify({
      openapi: '3.1.0',
      paths: {
        '/a': { get: { operationId: 'a', responses: { 200: { description: '', content } } } },
      },
      components: { schemas: named },
    });
  return compare(spec(before, schemas[0]), spec(after, schemas[1])).flatMap(({ name, details }) =>
    details.map(({ breaking, message: said }) => `${breaking ? '! ' : ''}${name} ${said}`),
  );
}

const rows: [title: string, before: object, after: object, want: string[]][] = [
  ['nothing', sse(message(text)), sse(message(text)), []],
  [
    'the type of an event',
    sse(message(text)),
    sse(message(number)),
    ['! a event, `value` is a number instead of a string: change the code that reads it'],
  ],
  [
    'a property that an event has, too',
    sse(message(text)),
    sse({ ...message(text), properties: { value: text, other: text } }),
    ['a event, `other` is added'],
  ],
  [
    'the content type',
    sse(message(text)),
    { 'application/jsonl': { schema: message(text) } },
    [`! a streams \`application/jsonl\` (was \`text/event-stream\`): ${redeploy}`],
  ],
  [
    'a parameter of the content type',
    sse(message(text)),
    { 'text/event-stream; charset=utf-8': { schema: message(text) } },
    [],
  ],
  [
    'events in place of their data',
    sse(text),
    sse(event(text)),
    [
      '! a event is an object that has its data (was its data): change the code that reads it',
      '! a event is an object instead of a string: change the code that reads it',
    ],
  ],
  [
    'a stream beside JSON',
    json(),
    { ...json(), ...sse(text) },
    ['a may also be a stream: `useAStream` reads it'],
  ],
  [
    'a stream in place of JSON',
    json(),
    sse(text),
    ['! a is only a stream now: use `useAStream` instead of `useA`'],
  ],
  [
    'JSON in place of a stream',
    sse(text),
    json(),
    ["! a isn't a stream anymore: use `useA` instead of `useAStream`"],
  ],
  [
    'JSON beside a stream',
    sse(text),
    { ...json(), ...sse(text) },
    ["a isn't only a stream anymore: `useA` reads the rest"],
  ],
  [
    'a stream that loses the JSON beside it',
    { ...json(), ...sse(text) },
    sse(text),
    ['! a is only a stream now: use `useAStream` instead of `useA`'],
  ],
  [
    'data that is JSON, and was text',
    sse(event(text)),
    sse(event(number)),
    [
      `! a the data of an event is JSON (was text): ${redeploy}`,
      '! a event, `data` is a number instead of a string: change the code that reads it',
    ],
  ],
];

test.for(rows)('%s', ([, before, after, want]) => {
  expect(changesOf(before, after)).toEqual(want);
});

test('a change of a named event schema is reported for the schema', () => {
  const content = sse({ $ref: '#/components/schemas/Message' });
  expect(changesOf(content, content, [{ Message: message(text) }, { Message: message(number) }])).toEqual([
    '! Message `value` is a number instead of a string: change the code that reads it',
  ]);
});

test('an operation that only streams has another name', () => {
  const spec = (operationId: string) =>
    JSON.stringify({
      openapi: '3.1.0',
      paths: { '/a': { get: { operationId, responses: { 200: { description: '', content: sse(text) } } } } },
    });
  expect(compare(spec('a'), spec('b')).map(({ details }) => details)).toEqual([
    [{ breaking: true, message: 'is now named `b`: import `useBStream` instead of `useAStream`' }],
  ]);
});
