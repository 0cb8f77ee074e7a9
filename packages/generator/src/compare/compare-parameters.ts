import type { Model, Operation, Parameter, Serialization } from '../model/model.js';
import type { Schema } from '../model/schema.js';
import type { ChangeDetail } from './change.js';
import { diffDefaults, diffDocs, withDocs } from './diff-docs.js';
import { type Comparison, toDetails, redeploy } from './difference.js';
import { resolve } from './resolve.js';

export function compareParameters(before: Operation, after: Operation, diff: Comparison): ChangeDetail[] {
  const [old, now] = [byPlace(before), byPlace(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((place) => {
    const [a, b] = [old.get(place), now.get(place)];
    if (a === undefined) return b === undefined ? [] : [added(place, b)];
    if (b === undefined) return [{ breaking: true, message: `${place} is removed: don't send it` }];
    return compareParameter(place, a, b, diff);
  });
}

function byPlace({ parameters }: Operation): Map<string, Parameter> {
  return new Map(parameters.map((one) => [`${one.in} parameter \`${one.name}\``, one]));
}

function added(place: string, { required }: Parameter): ChangeDetail {
  return required
    ? { breaking: true, message: `${place} is added, and is required: always send it` }
    : { breaking: false, message: `${place} is added` };
}

function compareParameter(place: string, a: Parameter, b: Parameter, diff: Comparison): ChangeDetail[] {
  const details: ChangeDetail[] = [];
  if (!a.required && b.required)
    details.push({ breaking: true, message: `${place} is required now: always send it` });
  if (a.required && !b.required) details.push({ breaking: false, message: `${place} is optional now` });
  if (a.json !== b.json)
    details.push({
      breaking: true,
      message: `${place} is ${b.json ? 'sent' : 'no longer sent'} as JSON: ${redeploy}`,
    });
  else details.push(...compareStyles(place, [a, a.schema], [b, b.schema], styleOf[a.in], diff));
  const docs = [...diffDocs(a.doc, b.doc), ...diffDefaults(a.fallback, b.fallback)];
  const facts = withDocs(diff.diff(a.schema, b.schema), docs);
  return [...details, ...toDetails(facts, place, ['request'])];
}

const styleOf = { path: 'simple', query: 'form', header: 'simple' } as const;

/** Compares serialization styles. Most styles serialize a primitive value the same way. */
export function compareStyles(
  place: string,
  [a, oldSchema]: [Serialization, Schema],
  [b, nowSchema]: [Serialization, Schema],
  defaultStyle: 'simple' | 'form',
  diff: Pick<Comparison, 'old' | 'now'>,
): ChangeDetail[] {
  const details: ChangeDetail[] = [];
  const [old, now] = [styleText(a, defaultStyle), styleText(b, defaultStyle)];
  const prefixed = [a, b].some(({ style }) => style === 'label' || style === 'matrix');
  const several = hasSeveral(oldSchema, diff.old) || hasSeveral(nowSchema, diff.now);
  if (old !== now && (several || (prefixed && a.style !== b.style)))
    details.push({ breaking: true, message: `${place} is sent as ${now} (was ${old}): ${redeploy}` });
  if ((a.allowReserved ?? false) !== (b.allowReserved ?? false))
    details.push({
      breaking: false,
      message: `${place} is sent ${b.allowReserved === true ? 'with' : 'without'} reserved characters as they are`,
    });
  return details;
}

function styleText({ style, explode }: Serialization, defaultStyle: string): string {
  const name = style ?? defaultStyle;
  return `\`${name}\`${(explode ?? (name === 'form' || name === 'deepObject')) ? '' : ' without'} explode`.replace(
    '` explode',
    '` with explode',
  );
}

/** Whether a value can be an array or object. */
function hasSeveral(schema: Schema, model: Model): boolean {
  const plain = resolve(schema, model);
  if (plain.kind === 'union') return plain.members.some((member) => hasSeveral(member, model));
  return !['string', 'number', 'boolean', 'null', 'literal', 'file', 'never'].includes(plain.kind);
}
