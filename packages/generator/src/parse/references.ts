import type { Findings } from '../diagnostics.js';
import { isObject, type Json, type JsonObject, getOwn, stringAt } from './json.js';
import { keysOf, keysOfRef, pointerTo } from './pointer.js';
import { Resources } from './resources.js';

/** A resolved reference. `base` is the pointer of the enclosing schema with an `$id`. */
export type Resolved = { value: Json; pointer: string; base?: string | undefined };

/** The dynamic scope: the pointer of each dynamic anchor by name. */
export type Scope = ReadonlyMap<string, string>;

/** Resolves the local `$ref`s of a document. */
export class References {
  #resources: Resources | undefined;
  /** A cache of the references that are relative to the document. */
  readonly #known = new Map<string, Resolved | undefined>();

  constructor(
    readonly document: JsonObject,
    readonly findings: Findings,
  ) {}

  /** Resolves a chain of `$ref`s. A value without `$ref` is returned as is. Undefined, with a finding, if the chain is broken or circular. */
  follow(value: Json | undefined, pointer: string): Resolved | undefined {
    const seen = new Set<string>();
    let current = value;
    let at = pointer;
    for (;;) {
      if (current === undefined) return undefined;
      const ref = getOwn(current, '$ref');
      if (typeof ref !== 'string') return { value: current, pointer: at };
      if (seen.has(ref)) {
        this.findings.add('HL1004', pointer, `\`${ref.slice(0, 200)}\` refers back to itself.`);
        return undefined;
      }
      seen.add(ref);
      const target = this.lookUpOrReport(ref, pointer);
      if (target === undefined) return undefined;
      ({ value: current, pointer: at } = target);
    }
  }

  /** Like {@link follow}, but undefined if the result isn't an object. */
  followObject(value: Json | undefined, pointer: string): { value: JsonObject; pointer: string } | undefined {
    const found = this.follow(value, pointer);
    return found && isObject(found.value) ? { value: found.value, pointer: found.pointer } : undefined;
  }

  /** Like {@link follow}, without findings. */
  peek(value: Json | undefined): Json | undefined {
    let current = value;
    for (let steps = 0; steps < 100; steps += 1) {
      const ref = getOwn(current, '$ref');
      if (typeof ref !== 'string') return current;
      current = this.lookUp(ref)?.value;
    }
    return undefined;
  }

  lookUpOrReport(ref: string, pointer: string, base?: string): Resolved | undefined {
    const target = this.lookUp(ref, base);
    const shown = `\`${ref.slice(0, 200)}\``;
    if (target !== undefined) return target;
    if (!ref.startsWith('#'))
      this.findings.add('HL1005', pointer, `${shown} is in another file, which isn't bundled.`);
    else this.findings.add('HL1004', pointer, `${shown} can't be resolved.`);
    return target;
  }

  /** Resolves a single reference. `base` is the pointer of the schema with an `$id` that it is relative to. */
  lookUp(ref: string, base?: string): Resolved | undefined {
    if (base === undefined && this.#known.has(ref)) return this.#known.get(ref);
    const found = this.#find(ref, base);
    if (base === undefined) this.#known.set(ref, found);
    return found;
  }

  #find(ref: string, base: string | undefined): Resolved | undefined {
    const keys = base === undefined ? keysOfRef(ref) : undefined;
    if (keys !== undefined) return this.#walk(keys);
    const pointer = this.#index().pointerOf(ref, base ?? '');
    const found = pointer === undefined ? undefined : this.#walk(keysOf(pointer));
    // Bundled references are relative to the document, and so are many handwritten ones in schemas with an `$id`.
    const fallback = found ? undefined : keysOfRef(ref);
    return fallback ? this.#walk(fallback) : found;
  }

  /**
   * Resolves a `$dynamicRef`. If it refers to a `$dynamicAnchor`, the outermost anchor of that name in `scope` is used.
   *
   * @see https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.3.2
   */
  lookUpDynamic(ref: string, base: string | undefined, scope: Scope): Resolved | undefined {
    const target = this.lookUp(ref, base);
    const name = stringAt(target?.value, '$dynamicAnchor');
    if (target === undefined || name === undefined || !ref.endsWith(`#${name}`)) return target;
    const pointer = scope.get(name);
    return pointer === undefined ? target : this.#walk(keysOf(pointer));
  }

  /** The dynamic scope inside the schema with an `$id` at `base`. Outer anchors take precedence. */
  scopeIn(base: string, scope: Scope | undefined): Scope {
    const own = this.#index().dynamicAnchorsOf(base);
    return own.size === 0 && scope ? scope : new Map([...own, ...(scope ?? [])]);
  }

  #index(): Resources {
    return (this.#resources ??= new Resources(this.document));
  }

  #walk(keys: readonly string[]): Resolved | undefined {
    let value: Json | undefined = this.document;
    let base: string | undefined;
    for (const [index, key] of keys.entries()) {
      value = getOwn(value, key);
      if (stringAt(value, '$id') !== undefined) base = pointerTo('', ...keys.slice(0, index + 1));
    }
    return value === undefined ? undefined : { value, pointer: pointerTo('', ...keys), base };
  }
}
