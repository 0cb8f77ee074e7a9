import { shapeOf } from '../../src/compare/object-shape.js';
import { resolve } from '../../src/compare/resolve.js';
import { directionsBySchema } from '../../src/compare/directions.js';
import { acceptChoices, contentFor, isDownload, isSuccess } from '../../src/emit/successes.js';
import { quoted } from '../../src/emit/source-text.js';
import type { Model, Operation } from '../../src/model/model.js';
import { nameForType } from '../../src/model/name-operations.js';
import { type Schema, withoutChecks } from '../../src/model/schema.js';
import { requestsOf } from './requests.js';

/**
 * Code that exercises everything generated from a model: it uses every export, sends every request, reads every property, and
 * switches over every enum.
 */
export function callerOf(model: Model): string {
  const writer = new Writer(model);
  return [
    "import * as api from './index';",
    'declare const state: { error: unknown };',
    'export const uses: unknown[] = [];',
    ...model.schemas.map(
      ({ name, constant }) =>
        `uses.push(api.${constant} satisfies { parse: unknown }, null as api.${name} | null);`,
    ),
    ...writer.readers(),
    ...model.operations.map((operation) => writer.call(operation)),
  ].join('\n');
}

class Writer {
  #count = 0;

  constructor(readonly model: Model) {}

  /** A function for each named schema, because schemas may be recursive. */
  readers(): string[] {
    const ways = directionsBySchema(this.model);
    // Schemas that are only in requests are not read.
    const read = this.model.schemas.filter(({ name }) => ways.get(name)?.includes('response') !== false);
    return read.map(
      ({ name, schema }) =>
        `export function read${name}(value: api.${name}): void {\n${this.#read('value', schema)}\n}`,
    );
  }

  call(operation: Operation): string {
    const { name, typeName, responses } = operation;
    const requestType = nameForType(`${typeName}Request`, this.model.types);
    const dataType = nameForType(`${typeName}Data`, this.model.types);
    const errorType = nameForType(`${typeName}Error`, this.model.types);
    const hooks = [`use${typeName}`, `use${typeName}Async`];
    if (isDownload(operation)) hooks.push(`use${typeName}Download`);
    const successes = responses.filter((one) => isSuccess(one, responses));
    const schemas = successes.flatMap((one) => contentFor(one, undefined)?.schema ?? []);
    const empty = schemas.length < successes.length;
    const errors = responses.filter((one) => !isSuccess(one, responses) && one.contents.length > 0);
    return [
      `uses.push(${hooks.map((hook) => `api.${hook}`).join(', ')}, api.${name});`,
      ...requestsOf(operation, this.model).map(
        (request) =>
          `{ const request: api.${requestType} = ${sourceOf(request)}; void api.${name}({}, request); uses.push(request); }`,
      ),
      ...acceptChoices(operation).map((accept) => {
        const types = successes.flatMap((one) => contentFor(one, accept)?.schema ?? []);
        const [request] = requestsOf(operation, this.model);
        return `void api.${name}({}, { ...${sourceOf(request)}, accept: ${quoted(accept)} } as const).then((value) => {\n${empty ? '' : this.#read('value', unionOf(types))}\n});`;
      }),
      `export function data${typeName}(value: api.${dataType}): void {`,
      schemas.length === 0
        ? ''
        : empty
          ? `if (value !== undefined) {\n${this.#read('value', unionOf(schemas))}\n}`
          : this.#read('value', unionOf(schemas)),
      '}',
      `export function error${typeName}(error: api.${errorType}): void {`,
      ...errors.map(
        ({ status, contents }) =>
          `if (error.status === ${/^\d+$/.test(status) ? status : `${status.startsWith('d') ? 4 : status[0]}18`}) { const body = error.body;\n${this.#read('body', unionOf(contents.map(({ schema }) => schema)))}\n}`,
      ),
      '}',
    ].join('\n');
  }

  #name(): string {
    this.#count += 1;
    return `v${this.#count}`;
  }

  /** Statements that read every part of a value. */
  #read(value: string, schema: Schema): string {
    if (schema.kind === 'ref') return `read${this.model.byTarget.get(schema.target)?.name ?? ''}(${value});`;
    const plain = withoutChecks(schema);
    switch (plain.kind) {
      case 'unknown':
        return `uses.push(${value});`;
      case 'string':
      case 'number':
      case 'boolean':
        return `uses.push((${value} satisfies ${plain.kind}).valueOf);`;
      case 'null':
        return `uses.push(${value} satisfies null);`;
      case 'file':
        return `uses.push((${value} satisfies Blob).size);`;
      case 'array': {
        const item = this.#name();
        return `for (const ${item} of ${value}) {\n${this.#read(item, plain.items)}\n}`;
      }
      case 'tuple':
        return plain.items.map((item, index) => this.#read(`${value}[${index}]`, item)).join('\n');
      case 'literal':
        return this.#switch(value, plain.values);
      case 'union':
        return this.#union(value, plain.members);
      case 'never':
        return '';
      default:
        return this.#object(value, plain);
    }
  }

  #switch(value: string, values: readonly unknown[]): string {
    const never = this.#name();
    const cases = values.map((one) => `case ${typeof one === 'string' ? quoted(one) : String(one)}: break;`);
    return `{ const ${never} = ${value}; switch (${never}) {\n${cases.join('\n')}\ndefault: { const none: never = ${never}; uses.push(none); } } }`;
  }

  #union(value: string, members: readonly Schema[]): string {
    const all = members.map((member) => withoutChecks(resolve(member, this.model)));
    const nullable = all.some(({ kind }) => kind === 'null');
    const rest = members.filter((_, index) => all[index]?.kind !== 'null');
    const one = this.#name();
    const [first] = rest;
    const body = rest.length === 1 && first ? this.#read(one, first) : this.#several(one, rest);
    return `{ const ${one} = ${value};\n${nullable ? `if (${one} !== null) {\n${body}\n}` : body}\n}`;
  }

  #several(value: string, members: readonly Schema[]): string {
    const tests = members.map((member) => {
      const plain = withoutChecks(resolve(member, this.model));
      if (plain.kind === 'literal')
        return plain.values.map((one) => `${value} === ${JSON.stringify(one)}`).join(' || ');
      if (['string', 'number', 'boolean'].includes(plain.kind)) return `typeof ${value} === '${plain.kind}'`;
      const tag = [...shapeOf(member, this.model).properties.values()].find(
        ({ property }) => property.schema.kind === 'literal',
      )?.property;
      if (!tag && plain.kind === 'object') return `typeof ${value} === 'object'`;
      return tag?.schema.kind === 'literal'
        ? tag.schema.values.map((one) => `${value}.${tag.name} === ${JSON.stringify(one)}`).join(' || ')
        : undefined;
    });
    if (tests.includes(undefined) || new Set(tests).size < tests.length) return `uses.push(${value});`;
    const branches = members.map(
      (member, index) => `if (${tests[index] ?? ''}) {\n${this.#read(value, member)}\n}`,
    );
    return `${branches.join(' else ')} else { const none: never = ${value}; uses.push(none); }`;
  }

  #object(value: string, schema: Schema): string {
    const { properties, open, additional } = shapeOf(schema, this.model);
    const lines = [...properties.values()].map(({ property: { name, schema: type, required } }) => {
      const one = this.#name();
      const body = this.#read(one, type);
      const access = `const ${one} = ${value}[${quoted(name)}];`;
      return required ? `{ ${access}\n${body}\n}` : `{ ${access}\nif (${one} !== undefined) {\n${body}\n} }`;
    });
    if (open) {
      const one = this.#name();
      const typed = properties.size === 0 && additional ? this.#read(one, additional) : `uses.push(${one});`;
      lines.push(`for (const ${one} of [${value}['any of them']]) if (${one} !== undefined) {\n${typed}\n}`);
    }
    return lines.join('\n');
  }
}

function unionOf(schemas: readonly Schema[]): Schema {
  const [first, ...rest] = schemas;
  return first && rest.length === 0 ? first : { kind: 'union', members: schemas };
}

/** A value as an expression. */
function sourceOf(value: unknown): string {
  if (value instanceof Blob) return 'new Blob()';
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, one]) => `${quoted(key)}: ${sourceOf(one)}`)
    .join(', ')} }`;
}
