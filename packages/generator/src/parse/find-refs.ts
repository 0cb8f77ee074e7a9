import { isObject, type Json, type JsonObject, objectAt } from './json.js';
import { hasId } from './resources.js';
import { pointerTo } from './pointer.js';
import { childrenOf } from './schema-children.js';

/** The kind of a value: a schema, an OpenAPI object, or a map or list of either. */
export type ValueKind = 'schema' | 'schemas' | 'object' | 'objects';

/**
 * A reference at `holder[key]` to a value of the same kind. `within` is the pointer of the enclosing schema with an `$id`, which
 * the reference is relative to.
 */
export type Ref = {
  holder: JsonObject;
  key: string;
  ref: string;
  kind: ValueKind;
  pointer: string;
  within: string | undefined;
};

/** The refs found by a walk, and the pointer where it started. */
type Walk = { refs: Ref[]; at: string };

type Path = { parent: Path | undefined; key: string | number } | undefined;

// Fields of OpenAPI objects whose value is not another OpenAPI object.
const childKinds: ReadonlyMap<string, ValueKind | 'values'> = new Map([
  ...(['example', 'examples'] as const).map((key) => [key, 'values'] as const),
  ...(['schema', 'itemSchema'] as const).map((key) => [key, 'schema'] as const),
  ...(
    ['schemas', 'properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'] as const
  ).map((key) => [key, 'schemas'] as const),
  ...(
    [
      'paths',
      'pathItems',
      'additionalOperations',
      'webhooks',
      'callbacks',
      'parameters',
      'requestBodies',
      'responses',
      'headers',
      'content',
      'mediaTypes',
      'encoding',
      'links',
      'securitySchemes',
    ] as const
  ).map((key) => [key, 'objects'] as const),
]);

/** Finds the references in the values of a document. Each value is visited once per kind. */
export class RefFinder {
  readonly #walked = new Map<JsonObject, Set<ValueKind>>();
  readonly #found = new Map<JsonObject, Set<string>>();

  /** The references in `root`, in document order. `at` is its pointer, `within` the pointer of the enclosing schema with an `$id`. */
  find(root: Json, kind: ValueKind, at: string, within?: string): Ref[] {
    const refs: Ref[] = [];
    this.#walk(root, kind, undefined, within, { refs, at });
    return refs;
  }

  #walk(value: Json, kind: ValueKind, path: Path, around: string | undefined, walk: Walk): void {
    if (Array.isArray(value)) {
      value.forEach((item, index) => this.#walk(item, one(kind), { parent: path, key: index }, around, walk));
      return;
    }
    if (!isObject(value) || !isNew(this.#walked, value, kind)) return;
    const within = kind === 'schema' && hasId(value) ? walk.at + pointerOf(path) : around;
    this.#take(value, '$ref', kind, path, within, walk);
    if (kind === 'schema') {
      for (const child of childrenOf(value))
        this.#walk(child.value, kind, child.keys.reduce<Path>(step, path), within, walk);
      const discriminator = objectAt(value, 'discriminator') ?? {};
      this.#take(discriminator, 'defaultMapping', kind, step(path, 'discriminator'), within, walk);
      const mapping = objectAt(discriminator, 'mapping') ?? {};
      const inMapping = ['discriminator', 'mapping'].reduce<Path>(step, path);
      for (const tag of Object.keys(mapping)) this.#take(mapping, tag, kind, inMapping, within, walk);
      return;
    }
    for (const [key, child] of Object.entries(value)) {
      const next = kind === 'object' ? (childKinds.get(key) ?? 'object') : one(kind);
      if (next !== 'values') this.#walk(child, next, step(path, key), within, walk);
    }
  }

  #take(
    holder: JsonObject,
    key: string,
    kind: ValueKind,
    path: Path,
    within: string | undefined,
    { refs, at }: Walk,
  ): void {
    const ref = Object.hasOwn(holder, key) ? holder[key] : undefined;
    if (typeof ref !== 'string' || !isNew(this.#found, holder, key)) return;
    const pointer = at + pointerOf(key === '$ref' ? path : step(path, key));
    refs.push({ holder, key, ref, kind, pointer, within });
  }
}

function one(kind: ValueKind): ValueKind {
  return kind === 'schema' || kind === 'schemas' ? 'schema' : 'object';
}

function step(path: Path, key: string | number): Path {
  return { parent: path, key };
}

function pointerOf(path: Path): string {
  const keys: (string | number)[] = [];
  for (let at = path; at; at = at.parent) keys.unshift(at.key);
  return pointerTo('', ...keys);
}

function isNew<Key, Value>(known: Map<Key, Set<Value>>, key: Key, value: Value): boolean {
  const values = known.get(key) ?? new Set();
  if (values.has(value)) return false;
  known.set(key, values.add(value));
  return true;
}
