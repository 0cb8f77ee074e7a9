import { expect, it } from 'vitest';
import { loadPositions } from './positions';

const entry = (key: string | undefined, pathname: string) => ({
  ...(key !== undefined && { key }),
  pathname,
  search: '',
  hash: '',
});

function createStorage(): () => Storage {
  const items = new Map<string, string>();
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
  };
  return () => storage as Storage;
}

it('remembers the position of each history entry over a reload', () => {
  const storage = createStorage();
  const before = loadPositions(storage);
  before.set(entry('a', '/docs'), 100);
  before.set(entry('b', '/docs'), 200);
  before.save();
  const after = loadPositions(storage);
  expect([after.get(entry('a', '/docs')), after.get(entry('b', '/docs'))]).toEqual([100, 200]);
  expect(after.get(entry('c', '/docs'))).toBeUndefined();
});

it('distinguishes entries without a key by their address', () => {
  const positions = loadPositions(createStorage());
  positions.set(entry(undefined, '/'), 100);
  expect(positions.get(entry(undefined, '/docs'))).toBeUndefined();
});

it.each([
  [
    'is denied',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  [
    'has something else',
    () =>
      ({
        getItem: () => '{',
        setItem: () => {
          throw new Error('full');
        },
      }) as unknown as Storage,
  ],
])('works without a session storage that %s', (_, storage) => {
  const positions = loadPositions(storage);
  positions.set(entry('a', '/'), 100);
  positions.save();
  expect(positions.get(entry('a', '/'))).toBe(100);
});
