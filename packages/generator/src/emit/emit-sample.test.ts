import { expect, test } from 'vitest';
import {
  bodyContent,
  modelWith,
  operationWith,
  parameterWith,
  response,
} from '../../test/support/model-with.js';
import type { Operation } from '../model/model.js';
import type { Schema } from '../model/schema.js';
import { defaultNames } from '../product-names.js';
import { emitSample } from './emit-sample.js';

const string: Schema = { kind: 'string' };
const required = [
  parameterWith({ in: 'header', name: 'X-Id', required: true, schema: string }),
  parameterWith({ in: 'query', name: 'limit', required: true, schema: { kind: 'number', integer: true } }),
  parameterWith({ in: 'query', name: 'after', schema: string }),
  parameterWith({ in: 'path', name: 'id', required: true, schema: string }),
];
const body: Operation['body'] = {
  required: true,
  description: undefined,
  contents: [bodyContent('json', 'application/json', { kind: 'literal', values: ['Rex'] })],
};
const stream = {
  contentType: 'application/jsonl',
  parse: 'jsonLines',
  item: 'event',
  schema: string,
} as const;
const events = [{ ...response('200'), stream }];

test.each<{ name: string; operation: Partial<Operation>; want: string }>([
  {
    name: 'reads on mount',
    operation: {},
    want: `import { useGetPets } from './hookloom/shop';

export function GetPets() {
  const [state] = useGetPets({ fetchOnMount: true });
  if (state.state === 'error') return <p>Error: {state.error.kind}</p>;
  if (state.state !== 'success') return <p>Loading</p>;
  return <pre>{JSON.stringify(state.data, null, 2)}</pre>;
}
`,
  },
  {
    name: 'reads with what the request requires',
    operation: { method: 'HEAD', parameters: required },
    want: `import { useGetPets } from './hookloom/shop';

export function GetPets() {
  const [state] = useGetPets({
    fetchOnMount: true,
    path: { id: '…' },
    query: { limit: 1 },
    headers: { 'X-Id': '…' },
  });
  if (state.state === 'error') return <p>Error: {state.error.kind}</p>;
  if (state.state !== 'success') return <p>Loading</p>;
  return <pre>{JSON.stringify(state.data, null, 2)}</pre>;
}
`,
  },
  {
    name: 'acts on a click',
    operation: { method: 'POST', body: { ...body, required: false } },
    want: `import { useGetPetsAsync } from './hookloom/shop';

export function GetPets() {
  const [call] = useGetPetsAsync();
  const send = () => void call().then(console.log, console.error);
  return <button onClick={send}>Send</button>;
}
`,
  },
  {
    name: 'acts with what the request requires',
    operation: { method: 'POST', body },
    want: `import { useGetPetsAsync } from './hookloom/shop';

export function GetPets() {
  const [call] = useGetPetsAsync();
  const send = () => void call({ body: 'Rex' }).then(console.log, console.error);
  return <button onClick={send}>Send</button>;
}
`,
  },
  {
    name: 'opens a stream',
    operation: { responses: events },
    want: `import { useGetPetsStream } from './hookloom/shop';

export function GetPets() {
  const [state, execute, clear] = useGetPetsStream({ clearOnUnmount: true });
  if (state.state !== 'pending') return <button onClick={() => void execute()}>Open</button>;
  return <button onClick={clear}>Close after {state.events.length} events</button>;
}
`,
  },
  {
    name: 'opens a stream with what the request requires',
    operation: { method: 'POST', responses: events, body },
    want: `import { useGetPetsStream } from './hookloom/shop';

export function GetPets() {
  const [state, execute, clear] = useGetPetsStream({ clearOnUnmount: true });
  if (state.state !== 'pending') return <button onClick={() => void execute({ body: 'Rex' })}>Open</button>;
  return <button onClick={clear}>Close after {state.events.length} events</button>;
}
`,
  },
])('a component that $name', ({ operation, want }) => {
  expect(emitSample(operationWith(operation), modelWith(), defaultNames)).toBe(want);
});
