import { beforeAll, describe, expect, test } from 'vitest';
import { type Change, compare } from '../../src/index.js';
import { pairOperations } from '../../src/compare/pair-operations.js';
import { typeErrors } from '../fixtures/type-check.js';
import { type Document, documentWith, positions, wholeDocument } from './base-documents.js';
import { loadOutputs, outputsOf } from './build-outputs.js';
import { callerOf } from './caller.js';
import { documentMutations } from './document-mutations.js';
import { modelOf } from './model-of.js';
import { schemaMutations } from './schema-mutations.js';
import { refusedRequests, refusedResponses } from './wire.js';

type Pair = { name: string; before: string; after: string; unproved?: boolean };

const pairs: Pair[] = [
  ...schemaMutations.flatMap(({ name, reverse, before, after, unproved }) =>
    positions.flatMap((position) => {
      const [old, now] = [documentWith(before, position), documentWith(after, position)];
      const [there, back] = both(name, reverse, position, old, now);
      return [{ ...there, unproved: unproved !== undefined && !position.startsWith('response') }, back];
    }),
  ),
  ...documentMutations.flatMap(({ name, reverse, mutate }) => {
    const after = wholeDocument();
    mutate(after);
    return both(name, reverse ?? 'back', 'document', wholeDocument(), after);
  }),
];

function both(
  name: string,
  reverse: string,
  position: string,
  before: Document,
  after: Document,
): [Pair, Pair] {
  const [old, now] = [before, after].map((document) => JSON.stringify(document)) as [string, string];
  return [
    { name: `${position}: ${name}`, before: old, after: now },
    { name: `${position}: ${name} → ${reverse}`, before: now, after: old },
  ];
}

// By the name of a pair, what proves that its change is breaking. Two things prove nothing: servers, because the app sets
// `baseURL`, and types that no response contains, because their values are not read.
const evidence = new Map<string, string[]>();

beforeAll(async () => {
  const documents = [...new Set(pairs.flatMap(({ before, after }) => [before, after]))];
  const at = (text: string) => documents.indexOf(text);
  const models = documents.map((text) => modelOf(JSON.parse(text) as object));
  const outputs = await outputsOf(documents);
  const apis = await loadOutputs(outputs, documents.length);
  const callers = pairs.map(({ before, after }, index) => ({
    path: `d${at(after)}/caller-${index}.ts`,
    contents: callerOf(models[at(before)]!),
  }));
  const errors = typeErrors([...outputs, ...callers]);
  for (const [index, { name, before, after }] of pairs.entries()) {
    const [old, now, oldApi, newApi] = [
      models[at(before)]!,
      models[at(after)]!,
      apis[at(before)]!,
      apis[at(after)]!,
    ];
    const names = new Map(
      pairOperations(old, now).flatMap((pair) =>
        pair.before && pair.after ? [[pair.before.name, pair.after.name]] : [],
      ),
    );
    evidence.set(name, [
      ...errors.filter((error) => error.startsWith(`d${at(after)}/caller-${index}.ts`)),
      ...(await refusedRequests(old, oldApi, newApi, names)),
      ...(await refusedResponses(now, old, oldApi, names)),
    ]);
  }
}, 300_000);

const told = (changes: readonly Change[]) =>
  changes.flatMap(({ kind, name, details, breaking }) => [
    `${breaking ? '! ' : ''}${kind} ${name}`,
    ...details.map((detail) => `  ${detail.breaking ? '! ' : ''}${detail.message}`),
  ]);

describe.each(pairs)('$name', ({ name, before, after, unproved = false }) => {
  test('is breaking exactly if the compiler or a request proves it', () => {
    const changes = compare(before, after);
    const breaking = changes.some((change) => change.breaking);
    const found = evidence.get(name) ?? [];
    expect(breaking, [...told(changes), ...found.slice(0, 5)].join('\n')).toBe(unproved || found.length > 0);
  });
});
