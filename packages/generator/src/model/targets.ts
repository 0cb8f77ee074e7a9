import type { References, Resolved, Scope } from '../parse/references.js';
import type { Mode } from './place.js';

/** A referenced schema, which gets a name. */
export type Target = Resolved & {
  key: string;
  ref: string;
  mode: Mode;
  scope: Scope | undefined;
  conditionDepth?: number;
};

/** A reference to a target, as JSON. Without its dynamic scope. */
export type Demand = readonly [key: string, ref: string, mode: Mode, conditionDepth?: number];

/** The targets of a document, in order of their first reference. */
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

  /** Runs `work` and returns all targets that it demands, including known ones. */
  record<T>(work: () => T): { value: T; demands: Demand[] } {
    const recorded = (this.#recorded = new Map<string, Demand>());
    const value = work();
    this.#recorded = undefined;
    return { value, demands: [...recorded.values()] };
  }

  /** Repeats recorded demands. Returns false, without any effect, if a target has moved. */
  replay(demands: readonly Demand[]): boolean {
    const targets = demands.flatMap((demand) => this.#targetOf(demand) ?? []);
    if (targets.length < demands.length) return false;
    for (const target of targets) this.demand(target);
    return true;
  }

  #targetOf([key, ref, mode, conditionDepth]: Demand): Target | undefined {
    const found = this.references.lookUp(ref);
    if (found === undefined || keyOf(found.pointer, mode) !== key) return undefined;
    return {
      key,
      ref,
      mode,
      ...found,
      scope: undefined,
      ...(conditionDepth === undefined ? {} : { conditionDepth }),
    };
  }
}

/** The key of a target. `scope` distinguishes dynamic scopes. */
export function keyOf(pointer: string, mode: Mode, scope = ''): string {
  return pointer + scope + (mode === 'response' ? '' : `#${mode}`);
}

export function demandOf({ key, ref, mode, conditionDepth }: Target): Demand {
  return conditionDepth === undefined ? [key, ref, mode] : [key, ref, mode, conditionDepth];
}
