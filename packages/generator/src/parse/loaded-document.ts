import { type Json, getOwn, stringAt } from './json.js';
import { keysOfRef, pointerTo } from './pointer.js';
import { resolveLocation } from './resolve-location.js';
import { hasId, Resources } from './resources.js';

/** A document and its location. References are resolved against `base`, which is its `$self` or its location. */
type Source = { location: string; base: string; value: Json | undefined };

/** A document and the pointer where it is embedded. */
export class LoadedDocument {
  readonly location: string;
  readonly base: string;
  readonly value: Json | undefined;
  #resources: Resources | undefined;

  /** `name` is a key below `number`, so that several documents can have the same name. */
  constructor(
    { location, base, value }: Source,
    readonly at = '',
    readonly number = 0,
    readonly name = '',
  ) {
    this.location = location;
    this.base = base;
    this.value = value;
  }

  /**
   * The target of a reference, as a fragment relative to this document. Undefined if the target doesn't exist here.
   *
   * @param within - The pointer of the schema with an `$id` that the reference is relative to.
   */
  fragmentOf(ref: string, within?: string): string | undefined {
    const keys = keysOfRef(ref);
    if (keys !== undefined && within === undefined) return ref.slice(1);
    const pointer = this.#index().pointerOf(ref, within?.slice(this.at.length) ?? '');
    const fragment = pointer === undefined ? undefined : encoded(pointer);
    if (fragment !== undefined && this.valueAt(fragment) !== undefined) return fragment;
    return keys === undefined ? undefined : ref.slice(1);
  }

  /** Like {@link fragmentOf}, for a schema with this URI as its `$id`. */
  fragmentOfUri(uri: string, fragment: string): string | undefined {
    const pointer = this.#index().pointerOfUri(uri, fragment);
    return pointer === undefined ? undefined : encoded(pointer);
  }

  /** The base URI of the schema with an `$id` at a pointer. */
  baseAt(within: string): string {
    return this.#index().uriOf(within.slice(this.at.length));
  }

  /** The pointer of the innermost schema with an `$id` that contains a value. */
  withinAt(keys: readonly string[]): string | undefined {
    let value = this.value;
    let within = hasId(value) ? this.at : undefined;
    for (const [index, key] of keys.entries()) {
      value = getOwn(value, key);
      if (hasId(value)) within = pointerTo(this.at, ...keys.slice(0, index + 1));
    }
    return within;
  }

  valueAt(fragment: string): Json | undefined {
    return keysOfRef(`#${fragment}`)?.reduce<Json | undefined>(
      (parent, key) => getOwn(parent, key),
      this.value,
    );
  }

  #index(): Resources {
    const { value = null, base } = this;
    const uri = hasId(value) ? resolveLocation(base, stringAt(value, '$id') ?? '').replace(/#$/, '') : base;
    return (this.#resources ??= new Resources(value, uri));
  }
}

/** Encodes a pointer as a URI fragment. Only `%` needs escaping to be decoded correctly. */
export function encoded(pointer: string): string {
  return pointer.replaceAll('%', '%25');
}
