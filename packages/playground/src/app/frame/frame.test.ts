import { describe, expect, it } from 'vitest';
import { describeState } from './describe-state.ts';
import { explain } from './explain.ts';
import { createLoader, LoadError } from './load.ts';
import { observedStore } from './observed-store.ts';

const guard = () => undefined;
const loader = (files: Record<string, string>) =>
  createLoader({ files, guard: 'guard' }, { greetings: { hello: 'Hello' } }, guard);

describe('createLoader', () => {
  it('runs TypeScript and JSX with packages and other files', () => {
    const load = loader({
      'app.tsx':
        "import { hello } from 'greetings';\nimport type { Name } from './api/types';\nimport { name } from './api';\nexport default hello + ' ' + (name satisfies Name);",
      'api/index.ts':
        "// Generated.\n/* eslint-disable */\nexport * from './name';\nexport * from './broken';\n",
      'api/name.ts': "export const name = 'Ada' as const;",
      'api/broken.ts': 'throw new Error("Only loaded if it is used");',
      'api/types.ts': 'export type Name = string;',
    });
    expect(load('app.tsx')['default']).toBe('Hello Ada');
  });

  it('loads modules that import each other once', () => {
    const load = loader({
      'a.ts': "import { b } from './b';\nexport const a = () => 'a';\nexport default () => b();",
      'b.ts': "import { a } from './a';\nexport const b = () => a() + 'b';",
    });
    expect((load('a.ts')['default'] as () => string)()).toBe('ab');
  });

  it.each([
    ["import 'lodash';", 'Cannot find the package "lodash". The app can import greetings.'],
    ["import './nothing';", 'Cannot find "./nothing", imported in app.tsx.'],
    ["import '../../etc/passwd';", 'Cannot find "../../etc/passwd", imported in app.tsx.'],
    ["import './__proto__';", 'Cannot find "./__proto__", imported in app.tsx.'],
  ])('says what %s lacks', (code, message) => {
    expect(() => loader({ 'app.tsx': code })('app.tsx')).toThrow(new LoadError(message));
  });
});

describe('explain', () => {
  const thrown = (code: string): unknown => {
    try {
      loader({ 'app.tsx': code })('app.tsx');
    } catch (error) {
      return error;
    }
    return undefined;
  };

  it('finds the line of the component', () => {
    expect(explain(thrown('\n\nnull.name;'), 'app.tsx')).toMatchObject({ kind: 'error', line: 3 });
    expect(explain(thrown('\nconst a = ;'), 'app.tsx')).toMatchObject({ kind: 'syntax', line: 2 });
  });

  it("says what React's numbers mean, with the line of the component's stack", () => {
    const error = new Error('Minified React error #301; visit https://react.dev/errors/301');
    error.stack = '';
    expect(explain(error, 'app.tsx', '    at App (app.tsx:7:3)')).toEqual({
      kind: 'loop',
      message: 'Too many renders: the component sets state while it renders.',
      line: 7,
    });
  });

  it.each([
    undefined,
    null,
    'text',
    Symbol('a'),
    Object.create(null),
    {
      toString: () => {
        throw new Error('no');
      },
    },
  ])('explains a thrown %o', (error) => {
    expect(explain(error, 'app.tsx')).toMatchObject({ kind: 'error', message: expect.any(String) as string });
  });
});

it('a store reports each state of each slot', () => {
  const states: unknown[] = [];
  const store = observedStore((slot, state, previous) => states.push([slot, previous, state]));
  const slot = { state: { state: 'init' }, readers: new Set(), owners: new Set() };
  (store.slots as Map<string, unknown>).set('api getPet default', slot);
  slot.state = { state: 'pending' };
  slot.state = { state: 'success' };
  expect(states).toEqual([
    ['api getPet default', 'init', { state: 'pending' }],
    ['api getPet default', 'pending', { state: 'success' }],
  ]);
  expect(store.getState('api', 'getPet')).toEqual({ state: 'success' });
});

it.each([
  [{ state: 'success', status: 200, data: [1, 2] }, '200, 2 items'],
  [{ state: 'success', status: 200, data: { id: 3, name: 'Rex' } }, '200, 3 Rex'],
  [{ state: 'success', status: 204 }, '204'],
  [{ state: 'error', error: { kind: 'http', status: 404, body: {} } }, 'HTTP 404'],
  [{ state: 'error', error: { kind: 'network', reason: 'offline' } }, 'network offline'],
  [
    {
      state: 'error',
      error: { kind: 'request-validation', issues: [{ path: ['query', 'a'], message: 'Required' }] },
    },
    'request-validation query.a: Required',
  ],
  [{ state: 'pending', events: [1] }, '1 item'],
  [{ state: 'pending', progress: { loaded: 5 } }, '5 bytes'],
  [undefined, ''],
])('%o is described as %s', (state, text) => {
  expect(describeState(state)).toBe(text);
});
