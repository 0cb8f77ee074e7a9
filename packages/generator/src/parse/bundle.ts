import { Findings } from '../diagnostics.js';
import { RefFinder, type ValueKind } from './find-refs.js';
import { inspect } from './inspect.js';
import { type Json, type JsonObject, objectAt, own, textAt } from './json.js';
import { keysOfRef, pointerTo } from './pointer.js';
import { readText } from './read-text.js';
import { resolveLocation } from './resolve-location.js';

/** Reads the text at a URL or a path; rejects where it cannot. */
export type ReadDocument = (location: string) => Promise<string>;

/** Where external documents are put. */
const shelf = 'x-bundled';
const maxDocuments = 500;

/** `name` is a key below the document's number, so that it can be the name of a type whatever the others are called. */
type Loaded = {
  location: string;
  /** What its references are relative to: its `$self`, or else where it was read. */
  base: string;
  at: string;
  number: number;
  name: string;
  value: Json | undefined;
};

type Work = { from: Loaded; value: Json; kind: ValueKind; at: string };

/**
 * Puts every document that a `$ref` leads to, and what those lead to, inside, and points the `$ref`s there. Only what is
 * reached is read: whether a key is a name or a keyword shows in where a `$ref` stands, not in the file that it leads to.
 */
export async function bundle(
  document: JsonObject,
  location: string,
  read: ReadDocument | undefined,
  findings: Findings,
): Promise<JsonObject> {
  const root: Loaded = {
    location,
    base: baseOf(document, location),
    at: '',
    number: 0,
    name: '',
    value: document,
  };
  const loaded = new Map([root.location, root.base].map((address) => [address, root]));
  let count = 0;
  const finder = new RefFinder();
  const queue: Work[] = [{ from: root, value: document, kind: 'object', at: '' }];
  // The queue grows while it is worked on.
  for (const { from, value: part, kind: as, at } of queue) {
    for (const { holder, key, ref, kind, pointer } of finder.find(part, as, at)) {
      const [file = '', fragment = ''] = ref.split('#', 2);
      if (key !== '$ref' && !isAddress(ref, document)) continue;
      const target = resolveLocation(from.base, file);
      const near = resolveLocation(from.location, file);
      let found = file === '' ? from : (loaded.get(target) ?? loaded.get(near));
      if (found === undefined) {
        const number = (count += 1);
        const name = nameFor(target);
        const text = number <= maxDocuments ? await loadFirst([near, target], target, read) : undefined;
        found = {
          location: target,
          base: target,
          value: undefined,
          ...text,
          at: pointerTo('', shelf, number, name),
          number,
          name,
        };
        for (const address of [target, found.base]) if (!loaded.has(address)) loaded.set(address, found);
      }
      if (found.value === undefined) {
        findings.add('HL1005', pointer, `\`${ref.slice(0, 200)}\` couldn't be read.`);
        continue;
      }
      if (found !== root || file !== '') holder[key] = `#${found.at.replaceAll('%', '%25')}${fragment}`;
      const keys = keysOfRef(`#${fragment}`);
      const value = keys?.reduce<Json | undefined>((parent, one) => own(parent, one), found.value);
      if (keys && value !== undefined)
        queue.push({ from: found, value, kind, at: pointerTo(found.at, ...keys) });
    }
  }
  const parts = [...new Set(loaded.values())].flatMap(({ number, name, value }) =>
    value === undefined || number === 0 ? [] : [[number, { [name]: value }] as const],
  );
  return parts.length === 0 ? document : { ...document, [shelf]: Object.fromEntries(parts) };
}

/** Whether a value of a discriminator's `mapping` is a reference; a name of `components.schemas` comes first. */
function isAddress(value: string, document: JsonObject): boolean {
  if (own(objectAt(objectAt(document, 'components'), 'schemas'), value) !== undefined) return false;
  return /[#/]|\.(json|ya?ml)$/i.test(value);
}

/** The URI that a document gives itself, relative to where it was read. */
function baseOf(document: Json | undefined, location: string): string {
  const self = textAt(document, '$self')?.replace(/#.*$/s, '');
  return self === undefined ? location : resolveLocation(location, self);
}

/**
 * Reads a document beside the one that refers to it, or else at the address that `$self` makes of the reference. A
 * document that calls itself something else is not the one.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#establishing-the-base-uri
 */
async function loadFirst(
  locations: readonly string[],
  target: string,
  read: ReadDocument | undefined,
): Promise<Pick<Loaded, 'location' | 'base' | 'value'> | undefined> {
  for (const location of new Set(locations)) {
    const value = await load(location, read);
    const base = baseOf(value, location);
    if (value !== undefined && (base === target || base === location || location === target))
      return { location, base: base === location ? target : base, value };
  }
  return undefined;
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

/** `schemas/pet.yaml` gives `pet`, which is then the name of the type that the file describes. */
function nameFor(location: string): string {
  const file = location.split(/[\\/]/).at(-1) ?? '';
  const name = file.replace(/[?#].*$/, '').replace(/(\.(schema|openapi))?\.(json|ya?ml)$/i, '');
  return name === '' || name === '__proto__' ? 'document' : name;
}
