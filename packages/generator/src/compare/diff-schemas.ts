import type { Model } from '../model/model.js';
import { type Schema, unknownSchema, withoutChecks } from '../model/schema.js';
import { describe } from './describe-schema.js';
import { checksOf, diffChecks } from './diff-checks.js';
import { diffLimits } from './diff-limits.js';
import { diffObjects } from './diff-objects.js';
import { diffUnions } from './diff-unions.js';
import { nestUnder, type Budget, type Comparison, type Difference } from './difference.js';
import { narrower, replaced, wider } from './value-differences.js';
import { shapeOf } from './object-shape.js';
import { nameOf, resolve } from './resolve.js';

// Only malicious specs are deeper.
const maxDepth = 200;

/** The number of nested rules that a message describes. */
const maxLevels = 2;

/** Compares two schemas. Changes in a schema that both refer to by the same name are reported for that schema. */
export class SchemaDiff implements Comparison {
  readonly #visited = new Set<string>();
  #depth = 0;

  constructor(
    readonly old: Model,
    readonly now: Model,
    readonly budget: Budget = { proofSteps: 100_000, descriptions: 100 },
    private readonly level = 0,
  ) {}

  /** Compares two schemas, including references. */
  readonly diff = (old: Schema, now: Schema): Difference[] => {
    const [a, b] = [nameOf(old, this.old), nameOf(now, this.now)];
    if (a !== undefined && a === b) return [];
    if (a !== undefined && b !== undefined) {
      // Terminates for recursive schemas, and reports each pair once.
      const pair = `${a} ${b}`;
      if (this.#visited.has(pair)) return [];
      this.#visited.add(pair);
    }
    return this.diffContent(old, now);
  };

  readonly fork = (): SchemaDiff => new SchemaDiff(this.old, this.now, this.budget, this.level);

  readonly nested = (): SchemaDiff | undefined => {
    this.budget.descriptions -= 1;
    if (this.level === maxLevels || this.budget.descriptions < 0) return undefined;
    return new SchemaDiff(this.old, this.now, this.budget, this.level + 1);
  };

  /** Compares two schemas regardless of their names. */
  diffContent(old: Schema, now: Schema): Difference[] {
    if (this.#depth > maxDepth) return [];
    this.#depth += 1;
    const [a, b] = [resolve(old, this.old), resolve(now, this.now)];
    const facts = this.#membership(old, b) ?? this.#membership(a, now) ?? this.#compare(a, b);
    this.#depth -= 1;
    return facts;
  }

  /** Compares a named schema with a union that contains it. */
  #membership(old: Schema, now: Schema): Difference[] | undefined {
    const name = nameOf(old, this.old) ?? nameOf(now, this.now);
    if (name === undefined) return undefined;
    const has = (union: Schema, model: Model) =>
      union.kind === 'union' && union.members.some((member) => nameOf(member, model) === name);
    return has(old, this.old) || has(now, this.now) ? diffUnions(old, now, this) : undefined;
  }

  #compare(a: Schema, b: Schema): Difference[] {
    if (a.kind === 'refined' || b.kind === 'refined') return this.#checked(a, b);
    if (a.kind === 'unknown' && b.kind === 'unknown') return [];
    if (a.kind === 'unknown') return [narrower(describe(b), 'anything')];
    if (b.kind === 'unknown') return [wider('anything', describe(a))];
    if (isChoice(a) || isChoice(b)) return diffUnions(a, b, this);
    if (isObject(a) && isObject(b)) return diffObjects(shapeOf(a, this.old), shapeOf(b, this.now), this.diff);
    if (a.kind !== b.kind) return [replaced(describe(a), describe(b))];
    if (a.kind === 'array' && b.kind === 'array')
      return [...diffLimits(a.limits, b.limits, 'array'), ...nestUnder('[]', this.diff(a.items, b.items))];
    if (a.kind === 'tuple' && b.kind === 'tuple') return this.#tuples(a, b);
    const limits = diffLimits(
      'limits' in a ? a.limits : undefined,
      'limits' in b ? b.limits : undefined,
      a.kind,
    );
    if (a.kind === 'number' && b.kind === 'number' && a.integer !== b.integer)
      return [b.integer ? narrower('an integer', 'a number') : wider('a fraction', 'an integer'), ...limits];
    return limits;
  }

  #checked(a: Schema, b: Schema): Difference[] {
    const [x, y] = [withoutChecks(a), withoutChecks(b)];
    const facts =
      isObject(x) && isObject(y)
        ? diffObjects(shapeOf(a, this.old), shapeOf(b, this.now), this.diff)
        : this.diffContent(x, y);
    return [...facts, ...diffChecks(checksOf(a), checksOf(b), this)];
  }

  #tuples(a: Extract<Schema, { kind: 'tuple' }>, b: Extract<Schema, { kind: 'tuple' }>): Difference[] {
    const [{ items: x, rest: restA, ...moreA }, { items: y, rest: restB, ...moreB }] = [a, b];
    const sameForm = x.length === y.length && (restA === undefined) === (restB === undefined);
    if (!sameForm || JSON.stringify(moreA) !== JSON.stringify(moreB))
      return [replaced('a list of its former items', 'a list of other items')];
    return [
      ...x.flatMap((item, index) => nestUnder(`[${index}]`, this.diff(item, y[index] ?? unknownSchema))),
      ...(restA && restB ? nestUnder('[]', this.diff(restA, restB)) : []),
    ];
  }
}

function isChoice({ kind }: Schema): boolean {
  return kind === 'union' || kind === 'literal' || kind === 'null';
}

function isObject({ kind }: Schema): boolean {
  return kind === 'object' || kind === 'intersection';
}
