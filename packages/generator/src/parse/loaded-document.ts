import { type Json, getOwn, stringAt } from './json.js';
import { keysOfRef, pointerTo } from './pointer.js';
import { resolveLocation } from './resolve-location.js';
import { hasId, Resources } from './resources.js';

/** What was read, and where: `base` is what its references are relative to, its `$self` or else where it was read. */
type Source = { location: string; base: string; value: Json | undefined };

/** A document, and the pointer to where it is put. */
export class LoadedDocument {
  readonly location: string;
  readonly base: string;
  readonly value: Json | undefined;
  #resources: Resources | undefined;

  /** `name` is a key below the document's number, so that it can be the name of a type whatever the others are called. */
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
   * The fragment, relative to the document, that leads where a reference to one of its parts does. `within` is the pointer of
   * the schema with the `$id` that the reference is relative to. Undefined where it leads nowhere, or out of the document.
   */
  fragmentOf(ref: string, within?: string): string | undefined {
    const keys = keysOfRef(ref);
    if (keys !== undefined && within === undefined) return ref.slice(1);
    const pointer = this.#index().pointerOf(ref, within?.slice(this.at.length) ?? '');
    const fragment = pointer === undefined ? undefined : encoded(pointer);
    if (fragment !== undefined && this.valueAt(fragment) !== undefined) return fragment;
    return keys === undefined ? undefined : ref.slice(1);
  }

  /** The same, for a schema that has the URI as its `$id`. */
  fragmentOfUri(uri: string, fragment: string): string | undefined {
    const pointer = this.#index().pointerOfUri(uri, fragment);
    return pointer === undefined ? undefined : encoded(pointer);
  }

  /** What references in the schema with an `$id` are relative to. */
  baseAt(within: string): string {
    return this.#index().uriOf(within.slice(this.at.length));
  }

  /** The pointer of the schema with an `$id` that a part of the document is in. */
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

/** A pointer as the fragment of a URI, as far as that is needed to read it again. */
export function encoded(pointer: string): string {
  return pointer.replaceAll('%', '%25');
}
