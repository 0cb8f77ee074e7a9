import { stringAt } from '../parse/json.js';
import { pointerTo } from '../parse/pointer.js';
import { type Choice, operationEntries, operationKey } from './choose-operations.js';
import type { Operation } from './model.js';
import { type ReadOperation, readOperation } from './read-operation.js';
import type { MethodEntry, PathItem } from './read-path-item.js';
import { SecurityReader } from './read-security.js';
import type { Outline, Recall } from './recall.js';
import type { Reader } from './reader.js';

/** An operation without its names. */
export type UnnamedOperation = ReadOperation & Pick<Operation, 'security' | 'accepted'>;

/** Reads the chosen operations in document order. Unsupported ones are reported and omitted. */
export function readOperations(
  reader: Reader,
  choice: Choice,
  recall: Recall | undefined,
): UnnamedOperation[] {
  const { references } = reader;
  const security = new SecurityReader(references);
  const operations: UnnamedOperation[] = [];
  for (const { path, item, entry } of operationEntries(references)) {
    if (!choice.includes(entry.method, path)) continue;
    const operation = recallOrRead(reader, path, entry, item, recall);
    const found = operation && references.followObject(entry.value, entry.pointer);
    // Security problems are reported for the first operation that has them, so security is never recalled.
    if (found) operations.push(Object.assign(operation, security.of(found.value, entry.pointer)));
  }
  return operations;
}

function recallOrRead(
  reader: Reader,
  path: string,
  entry: MethodEntry,
  item: PathItem,
  recall: Recall | undefined,
): ReadOperation | undefined {
  const read = () => readOperation(reader, path, entry, item);
  if (recall === undefined) return read();
  const key = operationKey({ method: entry.method, path });
  const known = recall.operation(key, pointerTo('/paths', path));
  if (known && reader.replay(known)) {
    recall.keepOperation(key, known, true);
    const operationId = stringAt(
      reader.references.followObject(entry.value, entry.pointer)?.value,
      'operationId',
    );
    return known.outline && recalled({ ...known.outline, operationId, path, ...entry }, read);
  }
  const { value, reading } = reader.record(read);
  const outline = value && { statuses: value.statuses, streams: value.streams };
  recall.keepOperation(key, { ...reading, ...(outline && { outline }) }, false);
  return value;
}

type Known = Outline & Pick<ReadOperation, 'pointer' | 'method' | 'path' | 'operationId'>;

/** An operation recalled from an earlier run. Whatever its name doesn't depend on is read lazily. */
function recalled(known: Known, read: () => ReadOperation | undefined): ReadOperation {
  const { statuses, streams, pointer, method, path, operationId } = known;
  let whole: ReadOperation | undefined;
  const get = (): ReadOperation => {
    whole ??= read();
    if (whole === undefined) throw new Error(`The operation ${method} ${path} is no longer read as it was.`);
    return whole;
  };
  return {
    ...{ statuses, streams, pointer, method, path, operationId },
    get server() {
      return get().server;
    },
    get summary() {
      return get().summary;
    },
    get description() {
      return get().description;
    },
    get deprecated() {
      return get().deprecated;
    },
    get tags() {
      return get().tags;
    },
    get parameters() {
      return get().parameters;
    },
    get body() {
      return get().body;
    },
    get responses() {
      return get().responses;
    },
  };
}
