import type { Findings } from '../diagnostics.js';
import { isObject, type Json, type JsonObject, getOwn, stringAt } from './json.js';
import { keysOf, keysOfRef, pointerTo } from './pointer.js';
import { Resources } from './resources.js';

/** `base` is the pointer of the schema with an `$id` that the value is part of. */
export type Resolved = { value: Json; pointer: string; base?: string | undefined };

/** The pointer of each dynamic anchor that is in scope. */
export type Scope = ReadonlyMap<string, string>;

/** Follows local `$ref`s of one document. */
export class References {
  #resources: Resources | undefined;
  /** What was looked up before, of the references that are relative to the document. */
  readonly #known = new Map<string, Resolved | undefined>();

  constructor(
    readonly document: JsonObject,
    readonly findings: Findings,
  ) {}

  /** What a value stands for: itself, or what its chain of `$ref`s ends in; undefined where that is nothing. */
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

  /** The same, where only an object will do. */
  followObject(value: Json | undefined, pointer: string): { value: JsonObject; pointer: string } | undefined {
    const found = this.follow(value, pointer);
    return found && isObject(found.value) ? { value: found.value, pointer: found.pointer } : undefined;
  }

  /** What a `$ref` stands for, without a finding where it leads nowhere. */
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

  /** `base` is the pointer of the schema with the `$id` that the reference is relative to. */
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
    // What bundling has written is relative to the document, and so is much of what authors write beside an `$id`.
    const fallback = found ? undefined : keysOfRef(ref);
    return fallback ? this.#walk(fallback) : found;
  }

  /**
   * What a `$dynamicRef` stands for: where it leads to a `$dynamicAnchor`, that of the outermost schema in `scope` that has one
   * of the same name.
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

  /** The dynamic anchors that are in scope inside of the schema with an `$id` at `base`: outer ones hide inner ones. */
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
