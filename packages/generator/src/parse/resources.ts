import { entriesOf, isObject, type Json, stringAt } from './json.js';
import { decoded, pointerTo } from './pointer.js';
import { resolveUri } from './resolve-uri.js';

/** A schema resource: a schema with an `$id`, or the document. */
type Resource = {
  pointer: string;
  uri: string;
  anchors: Map<string, string>;
  /** The pointers of `$dynamicAnchor`s by name. `anchors` contains them too. */
  dynamic: Map<string, string>;
};

/**
 * The schema resources of a document and their anchors.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-8.2
 */
export class Resources {
  readonly #byUri = new Map<string, Resource>();
  readonly #byPointer = new Map<string, Resource>();

  /** `uri` is the base URI of the document. */
  constructor(document: Json, uri = stringAt(document, '$self') ?? '') {
    const root = resourceAt('', uri);
    this.#add(root);
    const stack: Visit[] = [{ value: document, pointer: '', resource: root, named: false }];
    for (let next = stack.pop(); next; next = stack.pop()) {
      const { value, pointer } = next;
      const resource = this.#enter(value, pointer, next.resource);
      const children: [string | number, Json][] = Array.isArray(value)
        ? [...value.entries()]
        : entriesOf(value);
      // Reversed, because the stack is last-in, first-out, and the first of two equal names wins.
      for (const [key, child] of children.reverse())
        if (typeof child === 'object' && child !== null && (next.named || !data.has(String(key))))
          stack.push({
            value: child,
            pointer: pointerTo(pointer, key),
            resource,
            named: !next.named && maps.has(String(key)),
          });
    }
  }

  /** The target of a reference, relative to the schema at `base`. */
  pointerOf(ref: string, base: string): string | undefined {
    const [location, fragment] = splitAtHash(ref);
    const from = this.#byPointer.get(base) ?? this.#byPointer.get('');
    const resource = location === '' ? from : this.#byUri.get(resolveUri(from?.uri ?? '', location));
    if (resource === undefined) return undefined;
    return inResource(resource, fragment);
  }

  /** The target of a fragment in the resource with this URI. */
  pointerOfUri(uri: string, fragment: string): string | undefined {
    const resource = this.#byUri.get(uri);
    return resource && inResource(resource, fragment);
  }

  /** The base URI of the schema at `base`. */
  uriOf(base: string): string {
    return (this.#byPointer.get(base) ?? this.#byPointer.get(''))?.uri ?? '';
  }

  /** The pointers of the dynamic anchors in the schema at `base`. */
  dynamicAnchorsOf(base: string): ReadonlyMap<string, string> {
    return (this.#byPointer.get(base) ?? this.#byPointer.get(''))?.dynamic ?? new Map<string, string>();
  }

  #enter(value: Json, pointer: string, parent: Resource): Resource {
    if (!isObject(value)) return parent;
    const id = stringAt(value, '$id') ?? '';
    let resource = parent;
    if (pointer !== '' && hasId(value)) {
      const uri = resolveUri(parent.uri, id).replace(/#$/, '');
      resource = resourceAt(pointer, uri);
      this.#add(resource);
    }
    for (const keyword of ['$anchor', '$dynamicAnchor']) {
      const anchor = stringAt(value, keyword);
      if (anchor === undefined || resource.anchors.has(anchor)) continue;
      resource.anchors.set(anchor, pointer);
      if (keyword === '$dynamicAnchor') resource.dynamic.set(anchor, pointer);
    }
    return resource;
  }

  #add(resource: Resource): void {
    this.#byPointer.set(resource.pointer, resource);
    if (!this.#byUri.has(resource.uri)) this.#byUri.set(resource.uri, resource);
  }
}

/** Whether a schema has its own URI. Before 2019-09, an `$id` that starts with `#` was an anchor. */
export function hasId(schema: Json | undefined): boolean {
  return stringAt(schema, '$id')?.startsWith('#') === false;
}

function inResource({ pointer, anchors }: Resource, fragment: string): string | undefined {
  const key = decoded(fragment);
  return key === '' || key.startsWith('/') ? pointer + key : anchors.get(key);
}

function resourceAt(pointer: string, uri: string): Resource {
  return { pointer, uri, anchors: new Map(), dynamic: new Map() };
}

/** `named` is true for a map, whose keys are names, and false for a schema, whose keys are keywords. */
type Visit = { value: Json; pointer: string; resource: Resource; named: boolean };

// The values of these keywords are data, where `$id` has no meaning.
const data = new Set(['const', 'enum', 'example', 'examples', 'default']);
const maps = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  'dependencies',
  '$defs',
  'definitions',
  'schemas',
]);

function splitAtHash(ref: string): [string, string] {
  const at = ref.indexOf('#');
  return at < 0 ? [ref, ''] : [ref.slice(0, at), ref.slice(at + 1)];
}
