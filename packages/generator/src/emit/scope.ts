import type { Model, NamedSchema, Operation } from '../model/model.js';
import { nameForType } from '../model/name-operations.js';

/** Collects what a module imports while it is emitted. */
export class Scope {
  readonly types = new Set<string>();
  readonly constants = new Set<string>();
  /** Functions of the runtime, other than hook factories. */
  readonly runtime = new Set<string>();
  /** Whether the module uses zod. */
  zod = false;
  /** Whether the module uses `checks` of the runtime. */
  keywords = false;
  readonly #locals = new Set<string>();

  constructor(readonly model: Pick<Model, 'byTarget' | 'types' | 'constants'>) {}

  typeOf(target: string): string {
    const { name } = this.#named(target);
    this.types.add(name);
    return name;
  }

  constantOf(target: string): string {
    const { constant } = this.#named(target);
    this.constants.add(constant);
    return constant;
  }

  /** The name of a type of an operation, such as `GetPetData`, unless a schema has that name. */
  typeFor({ typeName }: Pick<Operation, 'typeName'>, part: string): string {
    return nameForType(typeName + part, this.model.types);
  }

  /** A unique name for a constant of this module. */
  local(base: string): string {
    let name = base;
    for (let number = 2; this.#locals.has(name) || this.model.constants.has(name); number += 1)
      name = `${base}${number}`;
    this.#locals.add(name);
    return name;
  }

  #named(target: string): NamedSchema {
    const named = this.model.byTarget.get(target);
    if (named === undefined) throw new Error(`No schema has the target ${target}.`);
    return named;
  }
}
