import type { References, Resolved, Scope } from '../parse/references.js';
import type { Mode } from './place.js';

/** A schema that is referred to, and so gets a name. */
export type Target = Resolved & {
  key: string;
  ref: string;
  mode: Mode;
  scope: Scope | undefined;
  again?: number;
};

/** A target as something refers to it, in JSON. Dynamic scopes are left out. */
export type Demand = readonly [key: string, ref: string, mode: Mode, again?: number];

/** The targets of a document, in the order in which they were first referred to. */
export class Targets {
  readonly #byKey = new Map<string, Target>();
  #recorded: Map<string, Demand> | undefined;

  constructor(readonly references: References) {}

  values(): IterableIterator<Target> {
    return this.#byKey.values();
  }

  demand(target: Target): void {
    if (!this.#byKey.has(target.key)) this.#byKey.set(target.key, target);
    if (this.#recorded?.has(target.key) === false) this.#recorded.set(target.key, demandOf(target));
  }

  /** Does some work, and tells which targets it has referred to, whether or not others had before. */
  record<T>(work: () => T): { value: T; demands: Demand[] } {
    const recorded = (this.#recorded = new Map<string, Demand>());
    const value = work();
    this.#recorded = undefined;
    return { value, demands: [...recorded.values()] };
  }

  /** Refers to targets as recorded work did. False, and nothing is referred to, if one is no longer what it was. */
  replay(demands: readonly Demand[]): boolean {
    const targets = demands.flatMap((demand) => this.#targetOf(demand) ?? []);
    if (targets.length < demands.length) return false;
    for (const target of targets) this.demand(target);
    return true;
  }

  #targetOf([key, ref, mode, again]: Demand): Target | undefined {
    const found = this.references.lookUp(ref);
    if (found === undefined || keyOf(found.pointer, mode) !== key) return undefined;
    return { key, ref, mode, ...found, scope: undefined, ...(again === undefined ? {} : { again }) };
  }
}

/** The key of a target. `scope` tells apart what dynamic anchors lead to. */
export function keyOf(pointer: string, mode: Mode, scope = ''): string {
  return pointer + scope + (mode === 'response' ? '' : `#${mode}`);
}

export function demandOf({ key, ref, mode, again }: Target): Demand {
  return again === undefined ? [key, ref, mode] : [key, ref, mode, again];
}
