import type { Findings } from '../diagnostics.js';
import type { OperationReading, Reading, Recall } from '../model/recall.js';
import { demandOf, type Target } from '../model/targets.js';
import type { JsonObject } from '../parse/json.js';
import { changedUnits } from './changed-units.js';
import { type Digest, sharedDigest, unitAt, type Units, unitsOf } from './document-units.js';
import type { Memo, SchemaReading, Texts } from './memo.js';

/**
 * Recalls what an earlier run read, if neither its unit nor any unit that it refers to has changed, and records what the next
 * run can reuse.
 */
export class Reuse implements Recall {
  readonly operations: Record<string, OperationReading> = {};
  readonly schemas: Record<string, SchemaReading> = {};
  /** The keys of operations and targets that were reused in this run. */
  readonly recalled = new Set<string>();
  /** Whether the result depends on the order in which the document was read. */
  isOrdered = false;
  readonly #changed: ReadonlySet<string>;

  private constructor(
    readonly shared: string,
    readonly units: Units,
    readonly previous: Memo | undefined,
  ) {
    this.#changed = previous ? changedUnits(units, previous.units) : new Set();
  }

  /**
   * Undefined if the document can't be divided into units.
   *
   * @param context - Everything else that affects the output.
   */
  static of(
    document: JsonObject,
    context: readonly unknown[],
    digest: Digest,
    before: Memo | undefined,
  ): Reuse | undefined {
    const shared = sharedDigest(document, context, digest);
    const previous = before?.shared === shared ? before : undefined;
    const units = unitsOf(document, digest, previous?.units);
    return units && new Reuse(shared, units, previous);
  }

  operation(key: string, pointer: string): OperationReading | undefined {
    const known = this.previous?.operations[key];
    return known && this.#isUnchanged(pointer) ? known : undefined;
  }

  schema(target: Target): Reading | undefined {
    const known = this.previous?.schemas[target.key];
    const isKnown = known && String(known.demand) === String(demandOf(target));
    return isKnown && this.#isUnchanged(target.pointer) ? known : undefined;
  }

  keepOperation(key: string, reading: OperationReading, isRecalled: boolean): void {
    this.operations[key] = reading;
    if (isRecalled) this.recalled.add(key);
  }

  keepSchema(target: Target, { demands, findings }: Reading, isRecalled: boolean): void {
    this.schemas[target.key] = { demands, findings, demand: demandOf(target) };
    if (isRecalled) this.recalled.add(target.key);
  }

  /** The memo for the next run. Undefined if parts were not read independently of each other. */
  memoOf(texts: Texts, { list }: Findings): Memo | undefined {
    // A broken reference is only reported for the first part that uses it.
    if (this.isOrdered || list.some(({ code }) => code === 'HL1004' || code === 'HL1005')) return undefined;
    const { shared, units, operations, schemas } = this;
    return { shared, units, operations, schemas, texts };
  }

  #isUnchanged(pointer: string): boolean {
    const unit = unitAt(pointer);
    return unit !== undefined && this.units[unit] !== undefined && !this.#changed.has(unit);
  }
}
