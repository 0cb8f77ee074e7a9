import { Findings } from '../diagnostics.js';
import { inspect } from './inspect.js';
import { isObject, type Json, type JsonObject } from './json.js';
import { pointerTo } from './pointer.js';
import { readText } from './read-text.js';
import { resolveLocation } from './resolve-location.js';

/** Reads the text at a URL or a path; rejects where it cannot. */
export type ReadDocument = (location: string) => Promise<string>;

/** Where external documents are put. */
const shelf = 'x-bundled';
const maxDocuments = 500;

/** `name` is a key below the document's number, so that it can be the name of a type whatever the others are called. */
type Loaded = { number: number; name: string; value: Json | undefined };

/** Puts every document that a `$ref` leads to, and what those lead to, inside, and points the `$ref`s there. */
export async function bundle(
  document: JsonObject,
  location: string,
  read: ReadDocument | undefined,
  findings: Findings,
): Promise<JsonObject> {
  const loaded = new Map<string, Loaded>();
  const queue: { value: Json; base: string; at: string }[] = [{ value: document, base: location, at: '' }];
  for (let next = queue.shift(); next; next = queue.shift()) {
    for (const { holder, ref, pointer } of refsOf(next.value, next.at)) {
      const [file = '', fragment = ''] = ref.split('#', 2);
      if (file === '') {
        if (next.at !== '') holder['$ref'] = `#${next.at}${fragment}`;
        continue;
      }
      const target = resolveLocation(next.base, file);
      if (target === location) {
        holder['$ref'] = `#${fragment}`;
        continue;
      }
      let found = loaded.get(target);
      if (found === undefined) {
        const number = loaded.size + 1;
        const name = nameFor(target);
        found = { number, name, value: number <= maxDocuments ? await load(target, read) : undefined };
        loaded.set(target, found);
        if (found.value !== undefined)
          queue.push({ value: found.value, base: target, at: pointerTo('', shelf, number, name) });
      }
      if (found.value === undefined)
        findings.add('HL1005', pointer, `\`${ref.slice(0, 200)}\` could not be read.`);
      else
        holder['$ref'] =
          `#${pointerTo('', shelf, found.number, found.name).replaceAll('%', '%25')}${fragment}`;
    }
  }
  const parts = [...loaded.values()].flatMap(({ number, name, value }) =>
    value === undefined ? [] : [[number, { [name]: value }] as const],
  );
  return parts.length === 0 ? document : { ...document, [shelf]: Object.fromEntries(parts) };
}

async function load(location: string, read: ReadDocument | undefined): Promise<Json | undefined> {
  try {
    const findings = new Findings();
    const value = read && readText(await read(location), findings).value;
    return value !== undefined && inspect(value, findings) ? value : undefined;
  } catch {
    return undefined;
  }
}

type Ref = { holder: JsonObject; ref: string; pointer: string };

function refsOf(root: Json, at: string): Ref[] {
  const refs: Ref[] = [];
  const visit = (value: Json, keys: readonly (string | number)[]): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isObject(value) && typeof value['$ref'] === 'string')
      refs.push({ holder: value, ref: value['$ref'], pointer: pointerTo(at, ...keys) });
    for (const [key, child] of Object.entries(value))
      if (key !== 'example' && key !== 'examples') visit(child, [...keys, key]);
  };
  visit(root, []);
  return refs;
}

/** `schemas/pet.yaml` gives `pet`, which is then the name of the type that the file describes. */
function nameFor(location: string): string {
  const file = location.split(/[\\/]/).at(-1) ?? '';
  const name = file.replace(/[?#].*$/, '').replace(/(\.(schema|openapi))?\.(json|ya?ml)$/i, '');
  return name === '' || name === '__proto__' ? 'document' : name;
}
