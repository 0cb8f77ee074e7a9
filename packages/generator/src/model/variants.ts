import { isObject, type Json, type JsonObject, getOwn, stringAt } from '../parse/json.js';
import type { References } from '../parse/references.js';
import { childrenOf } from '../parse/schema-children.js';
import { kindOf } from './media-types.js';
import { hasOneWay, withSiblings } from './one-way.js';
import type { Mode, SiblingSchema } from './place.js';

type Marks = { request: boolean; form: boolean; refs: Set<string> };

/**
 * Determines which schemas need separate types for requests: those that contain, directly or indirectly, a required `readOnly` or
 * `writeOnly` property, or, for forms, a file.
 */
export class Variants {
  readonly #marks = new Map<string, Marks>();
  readonly #complete = new Set<string>();

  constructor(readonly references: References) {}

  /** The mode whose type the schema needs: `response` if it doesn't differ. */
  modeFor(ref: string, mode: Mode): Mode {
    if (mode === 'response') return mode;
    const { request, form } = this.#reached(ref);
    if (mode === 'form' && form) return 'form';
    return request ? 'request' : 'response';
  }

  #reached(start: string): { request: boolean; form: boolean } {
    const marks = this.#read(start);
    if (this.#complete.has(start)) return marks;
    const seen = new Set([start]);
    const queue = [...marks.refs];
    let { request, form } = marks;
    for (let ref = queue.pop(); ref !== undefined; ref = queue.pop()) {
      if (seen.has(ref)) continue;
      seen.add(ref);
      const next = this.#read(ref);
      request ||= next.request;
      form ||= next.form;
      queue.push(...next.refs);
    }
    this.#complete.add(start);
    marks.request = request;
    marks.form = form;
    return marks;
  }

  #read(ref: string): Marks {
    const known = this.#marks.get(ref);
    if (known) return known;
    const marks: Marks = { request: false, form: false, refs: new Set() };
    this.#marks.set(ref, marks);
    const target = this.references.lookUp(ref);
    if (target) collect(target.value, marks, this.references);
    return marks;
  }
}

function collect(
  value: Json,
  marks: Marks,
  references: References,
  siblings: readonly SiblingSchema[] = [],
): void {
  if (!isObject(value)) return;
  const ref = stringAt(value, '$ref');
  if (ref !== undefined) marks.refs.add(ref);
  if (isFile(value)) marks.form = true;
  const place = { pointer: '', mode: 'request', siblings } as const;
  marks.request ||= hasOneWay(references, value, place);
  const around = withSiblings(place, value).siblings;
  for (const child of childrenOf(value))
    collect(child.value, marks, references, inPlace.has(child.keys[0]) ? around : []);
}

const inPlace = new Set<unknown>(['allOf', 'oneOf', 'anyOf']);

/**
 * Whether a string is a file in a form: `format: binary` in 3.0, or a binary `contentMediaType` without `contentEncoding` since
 * 3.1.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#working-with-binary-data
 */
export function isFile(schema: JsonObject): boolean {
  const type = getOwn(schema, 'type');
  const isString =
    type === 'string' || type === undefined || (Array.isArray(type) && type.includes('string'));
  const binary = stringAt(schema, 'format') === 'binary';
  const media = kindOf(stringAt(schema, 'contentMediaType') ?? '') === 'binary';
  return (
    (isString && (binary || (media && getOwn(schema, 'contentEncoding') === undefined))) || type === 'file'
  );
}
