import type { Findings } from '../diagnostics.js';
import { isObject, type Json, type JsonObject, own } from './json.js';
import { keysOfRef, pointerTo } from './pointer.js';

export type Resolved = { value: Json; pointer: string };

/** Follows local `$ref`s of one document. */
export class References {
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
      const ref = own(current, '$ref');
      if (typeof ref !== 'string') return { value: current, pointer: at };
      if (seen.has(ref)) {
        this.findings.add('HL1004', pointer, `\`${ref.slice(0, 200)}\` leads back to itself.`);
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

  lookUpOrReport(ref: string, pointer: string): Resolved | undefined {
    const target = this.lookUp(ref);
    const shown = `\`${ref.slice(0, 200)}\``;
    if (keysOfRef(ref) === undefined)
      this.findings.add('HL1005', pointer, `${shown} is in another document, which is not bundled.`);
    else if (target === undefined) this.findings.add('HL1004', pointer, `${shown} leads nowhere.`);
    return target;
  }

  lookUp(ref: string): Resolved | undefined {
    const keys = keysOfRef(ref);
    if (keys === undefined) return undefined;
    const value = keys.reduce<Json | undefined>((parent, key) => own(parent, key), this.document);
    return value === undefined ? undefined : { value, pointer: pointerTo('', ...keys) };
  }
}
