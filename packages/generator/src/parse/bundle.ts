import { Findings } from '../diagnostics.js';
import { RefFinder, type ValueKind } from './find-refs.js';
import { inspect } from './inspect.js';
import { type Json, type JsonObject, objectAt, getOwn, stringAt } from './json.js';
import { encoded, LoadedDocument } from './loaded-document.js';
import { keysOfRef, pointerTo } from './pointer.js';
import { readText } from './read-text.js';
import { resolveLocation } from './resolve-location.js';

/** Reads the document at a URL or path. Rejects if it can't be read. */
export type ReadDocument = (location: string) => Promise<string>;

/** The top-level key that holds external documents. */
const bundledKey = 'x-bundled';
const maxDocuments = 500;

type Work = { from: LoadedDocument; value: Json; kind: ValueKind; at: string; within?: string | undefined };

/**
 * Bundles external documents: embeds every document that a `$ref` refers to, directly or indirectly, and rewrites the `$ref`s.
 * Only referenced parts are traversed, because the context of a `$ref` determines how its target is read.
 */
export async function bundle(
  document: JsonObject,
  location: string,
  read: ReadDocument | undefined,
  findings: Findings,
): Promise<JsonObject> {
  const root = new LoadedDocument({ location, base: baseOf(document, location), value: document });
  const documents = new Documents(root, read);
  const finder = new RefFinder();
  const queue: Work[] = [{ from: root, value: document, kind: 'object', at: '' }];
  // The loop adds to the queue.
  for (const { from, value: part, kind: as, at, within: around } of queue) {
    for (const { holder, key, ref, kind, pointer, within } of finder.find(part, as, at, around)) {
      if (key !== '$ref' && !isAddress(ref, document)) continue;
      if (from === root && ref.startsWith('#')) continue;
      const { to, fragment } = await documents.find(ref, from, within);
      if (to.value === undefined) {
        findings.add('HL1005', pointer, `\`${ref.slice(0, 200)}\` couldn't be read.`);
        continue;
      }
      // A `$ref` without a target is reported when it is resolved.
      holder[key] = `#${encoded(to.at)}${fragment ?? `/${ref.slice(ref.indexOf('#'))}`}`;
      const keys = fragment === undefined ? undefined : keysOfRef(`#${fragment}`);
      const value = fragment === undefined ? undefined : to.valueAt(fragment);
      if (keys && value !== undefined)
        queue.push({ from: to, value, kind, at: pointerTo(to.at, ...keys), within: to.withinAt(keys) });
    }
  }
  const parts = documents.external.flatMap(({ number, name, value }) =>
    value === undefined ? [] : [[number, { [name]: value }] as const],
  );
  return parts.length === 0 ? document : { ...document, [bundledKey]: Object.fromEntries(parts) };
}

/** The documents loaded so far. */
class Documents {
  readonly #all: Map<string, LoadedDocument>;
  readonly external: LoadedDocument[] = [];

  constructor(
    readonly root: LoadedDocument,
    readonly read: ReadDocument | undefined,
  ) {
    this.#all = new Map([root.location, root.base].map((address) => [address, root]));
  }

  /** The document that a reference refers to, and the fragment in it. `fragment` is undefined if it has no target there. */
  async find(
    ref: string,
    from: LoadedDocument,
    within: string | undefined,
  ): Promise<{ to: LoadedDocument; fragment: string | undefined }> {
    const [file = '', fragment = ''] = ref.split('#', 2);
    if (file === '') return { to: from, fragment: from.fragmentOf(ref, within) };
    const target = resolveLocation(within === undefined ? from.base : from.baseAt(within), file);
    const near = resolveLocation(from.location, file);
    const known = this.#all.get(target) ?? this.#all.get(near);
    if (known === undefined)
      for (const to of [this.root, ...this.external]) {
        const embedded = to.fragmentOfUri(target, fragment);
        if (embedded !== undefined) return { to, fragment: embedded };
      }
    const to = known ?? (await this.#open(target, near));
    return { to, fragment: to.fragmentOf(`#${fragment}`) };
  }

  async #open(target: string, near: string): Promise<LoadedDocument> {
    const number = this.external.length + 1;
    const text = number <= maxDocuments ? await loadFirst([near, target], target, this.read) : undefined;
    const name = nameFor(target);
    const source = { location: target, base: target, value: undefined, ...text };
    const opened = new LoadedDocument(source, pointerTo('', bundledKey, number, name), number, name);
    this.external.push(opened);
    for (const address of [target, opened.base]) if (!this.#all.has(address)) this.#all.set(address, opened);
    return opened;
  }
}

/**
 * Whether a value of a discriminator's `mapping` is a reference. If it's ambiguous, a schema name takes precedence.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#discriminator-object
 */
function isAddress(value: string, document: JsonObject): boolean {
  if (getOwn(objectAt(objectAt(document, 'components'), 'schemas'), value) !== undefined) return false;
  return /[#/]|\.(json|ya?ml)$/i.test(value);
}

/** The base URI of a document: its `$self`, resolved against its location. */
function baseOf(document: Json | undefined, location: string): string {
  const self = stringAt(document, '$self')?.replace(/#.*$/s, '');
  return self === undefined ? location : resolveLocation(location, self);
}

/**
 * Loads a document relative to the location of the one that refers to it, otherwise relative to its `$self`. A document whose
 * own `$self` doesn't match is rejected.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#establishing-the-base-uri
 */
async function loadFirst(
  locations: readonly string[],
  target: string,
  read: ReadDocument | undefined,
): Promise<ConstructorParameters<typeof LoadedDocument>[0] | undefined> {
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

/** The key of an external document, from which its type is named: `pet` for `schemas/pet.yaml`. */
function nameFor(location: string): string {
  const file = location.split(/[\\/]/).at(-1) ?? '';
  const name = file.replace(/[?#].*$/, '').replace(/(\.(schema|openapi))?\.(json|ya?ml)$/i, '');
  return name === '' || name === '__proto__' ? 'document' : name;
}
