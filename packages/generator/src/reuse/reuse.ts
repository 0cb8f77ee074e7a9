import type { Findings } from '../diagnostics.js';
import type { OperationReading, Reading, Recall } from '../model/recall.js';
import { demandOf, type Target } from '../model/targets.js';
import type { JsonObject } from '../parse/json.js';
import { changedUnits } from './changed-units.js';
import { type Digest, sharedDigest, unitAt, type Units, unitsOf } from './document-units.js';
import type { Memo, SchemaReading, Texts } from './memo.js';

/**
 * Tells what an earlier run has read of a document and this one would read alike: that of which neither the unit of the
 * document nor any that it refers to has changed. Takes down what the next run may take over.
 */
export class Reuse implements Recall {
  readonly operations: Record<string, OperationReading> = {};
  readonly schemas: Record<string, SchemaReading> = {};
  /** What this run took over, by the keys of operations and targets. */
  readonly recalled = new Set<string>();
  /** Whether what was read depends on the order in which the parts of the document were read. */
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
   * Undefined for a document whose parts cannot be told apart.
   *
   * @param context - what else decides what is generated
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

  /** What the next run may take over; undefined where parts were not read for themselves alone. */
  memoOf(texts: Texts, { list }: Findings): Memo | undefined {
    // What a broken reference means is found once, by the first that meets it.
    if (this.isOrdered || list.some(({ code }) => code === 'HL1004' || code === 'HL1005')) return undefined;
    const { shared, units, operations, schemas } = this;
    return { shared, units, operations, schemas, texts };
  }

  #isUnchanged(pointer: string): boolean {
    const unit = unitAt(pointer);
    return unit !== undefined && this.units[unit] !== undefined && !this.#changed.has(unit);
  }
}
