import { entriesOf, isObject, type JsonObject, objectAt, getOwn, stringAt } from '../parse/json.js';
import { pointerTo } from '../parse/pointer.js';
import type { References } from '../parse/references.js';
import { breakCycles } from './break-cycles.js';
import { type Choice, everything } from './choose-operations.js';
import { lowerDocument } from './lower-document.js';
import type { Model, NamedSchema, Operation } from './model.js';
import { nameOperations } from './name-operations.js';
import { schemaNames } from './name-schemas.js';
import { nameWebhook } from './name-webhook.js';
import { Names, pascal } from './names.js';
import { reportDialect } from './read-dialect.js';
import { docOf } from './read-doc.js';
import { formatsOf } from './read-formats.js';
import { readOperations } from './read-operations.js';
import type { Recall } from './recall.js';
import { readWebhooks, reportCallbacks, reportWebhooks } from './read-webhooks.js';
import type { Schema } from './schema.js';
import { SchemaReader } from './schema-reader.js';
import type { Target } from './targets.js';

/**
 * Builds the model of a document and assigns all names.
 *
 * @param recall - What an earlier run read. Unchanged parts are read lazily.
 * @param choice - The operations to read. By default, all.
 */
export function buildModel(
  references: References,
  source: string,
  recall?: Recall,
  choice: Choice = everything,
): Model {
  lowerDocument(references);
  const reader = new SchemaReader(references);
  const { document, findings } = references;
  const nameless = readOperations(reader, choice, recall);
  const payloads = readWebhooks(reader);
  const { read, recalled } = readTargets(reader, document, choice, recall);
  const unbroken = breakCycles(read, (target) => {
    // Which reference of a cycle is replaced depends on where reading started.
    if (recall) recall.isOrdered = true;
    findings.add(
      'HL2009',
      pointerOfTarget(target),
      'The schema refers directly to itself, so its type is `unknown` there.',
    );
  });
  const schemas = new Map([
    ...[...unbroken].map(([key, schema]) => [key, () => schema] as const),
    ...recalled,
  ]);
  const names = new Names();
  const named = nameSchemas(reader, schemas, names);
  const operations = nameOperations(nameless, names, typesOf(named), findings);
  const webhooks = new Map(payloads.map((payload) => [payload.pointer, nameWebhook(payload, names)]));
  const byTarget = new Map([...named, ...webhooks]);
  reportDialect(references);
  reportWebhooks(references, [...typesOf(webhooks)]);
  reportCallbacks(references, choice);
  const info = objectAt(document, 'info');
  return {
    source,
    title: stringAt(info, 'title')?.trim() || source,
    version: stringAt(info, 'version'),
    description: stringAt(info, 'description')?.trim(),
    schemas: [...byTarget.values()],
    webhooks: [...webhooks.values()],
    operations,
    byTarget,
    types: typesOf(byTarget),
    auth: authOf(operations, names, source),
    constants: new Set([...byTarget.values()].map(({ constant }) => constant)),
  };
}

/** Named last, so that names from the document take precedence. */
function authOf(operations: readonly Operation[], names: Names, source: string): Model['auth'] {
  const used = operations.flatMap(({ security }) => security.flat());
  const schemes = [...new Map(used.map((scheme) => [scheme.name, scheme])).values()];
  if (schemes.length === 0) return undefined;
  return { typeName: names.take(`${pascal(source)}Auth`, (name) => [name]), schemes };
}

type Schemas = { read: Map<string, Schema>; recalled: Map<string, () => Schema> };

/** Reads the schemas that operations refer to, directly or indirectly, then the components that no operation uses. */
function readTargets(
  reader: SchemaReader,
  document: JsonObject,
  { excludedSchemas }: Choice,
  recall: Recall | undefined,
): Schemas {
  const schemas: Schemas = { read: new Map(), recalled: new Map() };
  const readAll = () => {
    for (const target of reader.targets.values())
      if (!schemas.read.has(target.key) && !schemas.recalled.has(target.key))
        readTarget(reader, target, schemas, recall);
  };
  readAll();
  const demanded = new Set([...reader.targets.values()].map((target) => target.pointer));
  for (const [name] of entriesOf(objectAt(objectAt(document, 'components'), 'schemas'))) {
    const pointer = pointerTo('/components/schemas', name);
    if (!demanded.has(pointer) && !excludedSchemas.has(pointer))
      reader.refTo(`#${pointer.replaceAll('%', '%25')}`, { pointer, mode: 'response' });
  }
  readAll();
  return schemas;
}

function readTarget(
  reader: SchemaReader,
  target: Target,
  { read, recalled }: Schemas,
  recall: Recall | undefined,
): void {
  const known = recall?.schema(target);
  if (known && reader.replay(known)) {
    recalled.set(target.key, () => reader.readTarget(target));
    recall?.keepSchema(target, known, true);
  } else {
    const { value, reading } = reader.record(() => reader.readTarget(target));
    read.set(target.key, value);
    recall?.keepSchema(target, reading, false);
  }
}

/** Names the components in document order, then other referenced schemas. */
function nameSchemas(
  reader: SchemaReader,
  schemas: ReadonlyMap<string, () => Schema>,
  names: Names,
): Map<string, NamedSchema> {
  const components = Object.keys(
    objectAt(objectAt(reader.references.document, 'components'), 'schemas') ?? {},
  );
  const order = new Map(components.map((name, index) => [pointerTo('/components/schemas', name), index]));
  const place = (target: Target) => order.get(target.pointer) ?? components.length;
  const targets = [...reader.targets.values()].sort((a, b) => place(a) - place(b));
  const assigned = schemaNames(targets, names, reader.findings);
  return new Map(
    targets.flatMap((target) => {
      const [schema, named] = [schemas.get(target.key), assigned.get(target)];
      if (schema === undefined || named === undefined) return [];
      const formats = formatsOf(target.value);
      const doc = isObject(target.value)
        ? {
            ...docOf({
              description: getOwn(target.value, 'description') ?? null,
              deprecated: getOwn(target.value, 'deprecated') ?? null,
            }),
            ...(formats ? { formats } : {}),
          }
        : {};
      return [[target.key, namedSchema({ ...named, pointer: target.pointer, doc }, schema)]];
    }),
  );
}

function namedSchema(named: Omit<NamedSchema, 'schema'>, read: () => Schema): NamedSchema {
  let schema: Schema | undefined;
  return {
    ...named,
    get schema() {
      return (schema ??= read());
    },
  };
}

function typesOf(schemas: ReadonlyMap<string, NamedSchema>): Set<string> {
  return new Set([...schemas.values()].map(({ name }) => name));
}

function pointerOfTarget(target: string): string {
  return target.replace(/(#scope-\d+)?(#(request|form))?$/, '');
}
