import type { Change, ChangeDetail } from './compare/change.js';
import { type Acceptances, acceptancesOf, both, compareOperation } from './compare/compare-operations.js';
import { usage, type Way } from './compare/usage.js';
import { Findings } from './diagnostics.js';
import { buildModel } from './model/build-model.js';
import type { Model } from './model/model.js';
import type { Schema } from './model/schema.js';
import { openDocument } from './parse/open-document.js';
import { References } from './parse/references.js';
import { withinStack } from './parse/within-stack.js';

/**
 * What changed between two documents, and what of it breaks callers: operations first, then schemas, each in the order of
 * its document. A text that is no OpenAPI document counts as an empty one.
 *
 * @param before - the text of the document until now
 * @param after - the text of the new one
 */
export function compare(before: string, after: string): Change[] {
  const findings = new Findings();
  const compared = withinStack(findings, () => {
    const [old, now] = [modelOf(before), modelOf(after)];
    return [...compareOperations(old, now), ...compareSchemas(old, now)];
  });
  return compared ?? [];
}

function modelOf(text: string): Model {
  const findings = new Findings();
  const { document } = openDocument(text, findings);
  const model = document && withinStack(findings, () => buildModel(new References(document, findings), ''));
  return model ?? buildModel(new References({ openapi: '3.1.0', paths: {} }, findings), '');
}

function compareOperations(old: Model, now: Model): Change[] {
  const acceptances = acceptancesOf(old, now);
  const key = ({ method, path }: Model['operations'][number]) =>
    `${method} ${path.replace(/\{[^{}]*\}/g, '{}')}`;
  const before = new Map(old.operations.map((operation) => [key(operation), operation]));
  const after = new Map(now.operations.map((operation) => [key(operation), operation]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((at) => {
    const [a, b] = [before.get(at), after.get(at)];
    if (a === undefined) return b === undefined ? [] : [whole('added', 'operation', b.name)];
    if (b === undefined) return [whole('removed', 'operation', a.name)];
    return changed('operation', a.name, compareOperation(a, b, acceptances));
  });
}

function compareSchemas(old: Model, now: Model): Change[] {
  const acceptances = acceptancesOf(old, now);
  const [before, after] = [byName(old), byName(now)];
  const ways = usage(now);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [a, b] = [before.get(name), after.get(name)];
    if (a === undefined) return [whole('added', 'schema', name)];
    if (b === undefined) return [whole('removed', 'schema', name)];
    return changed('schema', name, compareSchema(a, b, acceptances, ways.get(name) ?? []));
  });
}

type Target = { target: string; schema: Schema };

function byName({ byTarget }: Model): Map<string, Target> {
  return new Map([...byTarget].map(([target, { name, schema }]) => [name, { target, schema }]));
}

function compareSchema(a: Target, b: Target, acceptances: Acceptances, ways: readonly Way[]): ChangeDetail[] {
  if (JSON.stringify(a.schema) === JSON.stringify(b.schema)) return [];
  const ref = ({ target }: Target): Schema => ({ kind: 'ref', target });
  const details = ways.flatMap((way) => both(`in a ${way}`, ref(a), ref(b), acceptances, way));
  return details.length > 0
    ? details
    : [{ breaking: false, message: 'has another form, which callers need not heed' }];
}

function whole(kind: 'added' | 'removed', subject: Change['subject'], name: string): Change {
  return { kind, subject, name, breaking: kind === 'removed', details: [] };
}

function changed(subject: Change['subject'], name: string, details: ChangeDetail[]): Change[] {
  return details.length === 0
    ? []
    : [{ kind: 'changed', subject, name, breaking: details.some(({ breaking }) => breaking), details }];
}
