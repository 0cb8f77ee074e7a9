import type { Findings } from '../diagnostics.js';
import { entriesOf, getOwn } from '../parse/json.js';
import { pointerTo } from '../parse/pointer.js';
import type { References } from '../parse/references.js';
import { isSelected, type OperationOptions, type Selectable } from './operation-filter.js';
import { type MethodEntry, methodsOf, type PathItem } from './read-path-item.js';
import { reachableSchemas } from './reachable-schemas.js';
import { reportUnmatched } from './report-unmatched.js';

/** An operation of a document, before it is read. */
export type OperationEntry = { path: string; item: PathItem; entry: MethodEntry };

/** The operations that are generated. */
export type Choice = {
  /** Whether an operation is generated. */
  includes(method: string, path: string): boolean;
  /** The pointers of the components that excluded operations refer to. They are generated only if something else uses them. */
  excludedSchemas: ReadonlySet<string>;
};

/** The default. */
export const everything: Choice = { includes: () => true, excludedSchemas: new Set() };

/**
 * Chooses the operations to generate. Undefined, with a finding, if none is left.
 *
 * @param findings - Problems of the options. Their pointers refer to the options, not to the document.
 */
export function chooseOperations(
  references: References,
  options: OperationOptions,
  findings: Findings,
): Choice | undefined {
  const { include, exclude } = options;
  if (include === undefined && exclude === undefined) return everything;
  const all = [...operationEntries(references)].map(({ path, item, entry: { method, value } }) => ({
    ...{ path, item, method },
    value: references.peek(value),
  }));
  reportUnmatched(all, options, findings);
  const isExcluded = (one: Selectable) =>
    (include !== undefined && !isSelected(include, one)) ||
    (exclude !== undefined && isSelected(exclude, one));
  const excluded = all.filter(isExcluded);
  if (all.length > 0 && excluded.length === all.length) {
    const message = `No operation is left. Operations in the spec: ${all.length}.`;
    findings.add('HL2051', include ? '/include' : '/exclude', message);
    return undefined;
  }
  const keys = new Set(excluded.map(({ method, path }) => operationKey({ method, path })));
  const parameters = excluded.flatMap(({ item }) => getOwn(item.value, 'parameters') ?? []);
  return {
    includes: (method, path) => !keys.has(operationKey({ method, path })),
    excludedSchemas: reachableSchemas(references, [...excluded.map(({ value }) => value), ...parameters]),
  };
}

/** The operations of a document, in document order. */
export function* operationEntries(references: References): Generator<OperationEntry> {
  for (const [path, value] of entriesOf(getOwn(references.document, 'paths'))) {
    const item = path.startsWith('/') ? references.followObject(value, pointerTo('/paths', path)) : undefined;
    if (item) for (const entry of methodsOf(item)) yield { path, item, entry };
  }
}

/** The unique key of an operation. */
export function operationKey({ method, path }: Pick<Selectable, 'method' | 'path'>): string {
  return `${method} ${path}`;
}
