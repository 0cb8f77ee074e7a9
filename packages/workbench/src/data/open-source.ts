import type { Docs, OperationDocs } from '@hookloom/generator';
import { isObject, type Json } from './json.ts';
import { pointerOf, reachable, valueAt } from './references.ts';
import { resolveOperation } from './resolve-operation.ts';
import { schemesOf } from './schemes.ts';
import { serversOf } from './servers.ts';
import { type Usage, usageOf } from './usage.ts';
import type { OperationDetail, OperationRow, Referenced, SchemaDetail, SourceIndex } from './types.ts';

export type SourceReader = {
  index: SourceIndex;
  /** Undefined if there is no such operation. */
  operation: (name: string) => OperationDetail | undefined;
  /** Undefined if there is no such schema. */
  schema: (name: string) => SchemaDetail | undefined;
};

/**
 * Reads a source from its generated `docs.json` and its saved spec.
 *
 * @param location - the URL of the spec, if it has one.
 */
export function openSource(
  docs: Docs,
  document: Json,
  { folder, location }: { folder: string; location?: string },
): SourceReader {
  const operations = new Map(docs.operations.map((operation) => [operation.name, operation]));
  const schemas = new Map(docs.schemas.map((schema) => [schema.name, schema]));
  const nameAt = new Map([...docs.schemas].reverse().map(({ pointer, name }) => [pointer, name]));
  let usage: Map<string, Usage> | undefined;

  const referenced = (value: Json | undefined): Referenced => {
    const found = reachable(document, value);
    const names = Object.keys(found).flatMap((ref) => {
      const name = nameAt.get(pointerOf(ref) ?? '');
      return name === undefined ? [] : [[ref, name]];
    });
    return { schemas: found, names: Object.fromEntries(names) as Record<string, string> };
  };
  const resolve = ({ method, path }: OperationDocs) => resolveOperation(document, method, path);

  return {
    index: {
      id: docs.source,
      title: docs.title,
      ...(docs.version !== undefined && { version: docs.version }),
      ...(docs.description !== undefined && { description: docs.description }),
      folder,
      operations: docs.operations.map(rowOf),
      schemas: docs.schemas.map(({ name, deprecated }) => ({ name, ...(deprecated && { deprecated }) })),
      servers: serversOf(document, location),
      schemes: schemesOf(document),
      addedHeaders: [],
      problems: [],
    },
    operation: (name) => {
      const found = operations.get(name);
      if (found === undefined) return undefined;
      const operation = resolve(found);
      return { docs: found, operation, ...referenced(operation) };
    },
    schema: (name) => {
      const found = schemas.get(name);
      if (found === undefined) return undefined;
      usage ??= usageOf(
        document,
        new Map(docs.operations.map((one) => [one.name, resolve(one) as unknown as Json])),
      );
      const schema = valueAt(document, found.pointer) ?? {};
      const users = usage.get(found.pointer);
      return {
        docs: found,
        schema,
        ...referenced(schema),
        usedBy: {
          operations: [...(users?.operations ?? [])].flatMap((user) => rowOf(operations.get(user)!)),
          schemas: [...(users?.schemas ?? [])].flatMap((pointer) => nameAt.get(pointer) ?? []),
        },
      };
    },
  };
}

export function rowOf({ name, method, path, summary, tags, deprecated }: OperationDocs): OperationRow {
  return { name, method, path, ...(summary && { summary }), tags, ...(deprecated && { deprecated }) };
}

/** Parses the text of a saved spec. @throws SyntaxError if it isn't an object in JSON */
export function parseSpec(text: string): Json {
  const value = JSON.parse(text) as Json;
  if (!isObject(value)) throw new SyntaxError('The saved spec is not an object.');
  return value;
}
