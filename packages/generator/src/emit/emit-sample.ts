import type { Model, Operation, Parameter } from '../model/model.js';
import type { Schema } from '../model/schema.js';
import type { ProductNames } from '../product-names.js';
import { hardline, indent, type Layout, print } from './layout.js';
import { call, listOf, literal, objectOf, propertyKey, quoted } from './source-text.js';

/** A component that uses the operation: reading ones on mount, all others in an event handler. */
export function emitSample(operation: Operation, model: Model, names: ProductNames): string {
  const { typeName, method } = operation;
  const request = requestOf(operation, model);
  const reads = method === 'GET' || method === 'HEAD';
  const hook = reads ? `use${typeName}` : `use${typeName}Async`;
  const from = `./${names.slug}/${model.source}`;
  const imports: Layout = [`import { ${hook} } from ${quoted(from)};`, hardline, hardline];
  return print([
    imports,
    `export function ${typeName}() {`,
    indent(hardline, reads ? reading(hook, request) : acting(hook, request)),
    hardline,
    '}',
    hardline,
  ]);
}

function reading(hook: string, request: readonly Layout[]): Layout {
  return [
    ['const [state] = ', hug(hook, objectOf(['fetchOnMount: true', ...request])), ';'],
    hardline,
    "if (state.state === 'error') return <p>Error: {state.error.kind}</p>;",
    hardline,
    "if (state.state !== 'success') return <p>Loading</p>;",
    hardline,
    'return <pre>{JSON.stringify(state.data, null, 2)}</pre>;',
  ];
}

function acting(hook: string, request: readonly Layout[]): Layout {
  const args = request.length === 0 ? '' : objectOf(request);
  return [
    `const [call] = ${hook}();`,
    hardline,
    ['const send = () => ', ['call(', args, ')'], ';'],
    hardline,
    'return <button onClick={send}>Send</button>;',
  ];
}

function hug(callee: string, argument: Layout): Layout {
  return [callee, '(', argument, ')'];
}

/** The required parts of a request, with a value for each. */
function requestOf({ parameters, body }: Operation, model: Model): Layout[] {
  const part = (place: Parameter['in'], name: string): Layout[] => {
    const required = parameters.filter((parameter) => parameter.in === place && parameter.required);
    if (required.length === 0) return [];
    return [
      [
        `${name}: `,
        objectOf(required.map((one) => [propertyKey(one.name), ': ', valueOf(one.schema, model, 0)])),
      ],
    ];
  };
  const content: Layout[] = body?.required === true ? [['body: ', valueOf(body.schema, model, 0)]] : [];
  return [...part('path', 'path'), ...part('query', 'query'), ...part('header', 'headers'), ...content];
}

/** The smallest value that has the schema's type. */
function valueOf(schema: Schema, model: Model, depth: number): Layout {
  switch (schema.kind) {
    case 'string':
      return quoted('…');
    case 'number':
      return String(schema.limits?.min ?? 1);
    case 'boolean':
      return 'true';
    case 'file':
      return call('new Blob');
    case 'literal':
      return literal(schema.values[0] ?? null);
    case 'array':
      return '[]';
    case 'tuple':
      return listOf(schema.items.map((item) => valueOf(item, model, depth + 1)));
    case 'object':
      return objectOf(
        schema.properties
          .filter(({ required }) => required)
          .map(({ name, schema: value }) => [propertyKey(name), ': ', valueOf(value, model, depth + 1)]),
      );
    case 'union':
      return valueOf(schema.members[0] ?? { kind: 'null' }, model, depth + 1);
    case 'intersection':
      return mergedValue(schema.members, model, depth);
    case 'ref': {
      const named = model.byTarget.get(schema.target);
      return named === undefined || depth > 8 ? 'null!' : valueOf(named.schema, model, depth + 1);
    }
    case 'null':
    case 'unknown':
    case 'never':
      return 'null';
  }
}

function mergedValue(members: readonly Schema[], model: Model, depth: number): Layout {
  return objectOf(members.map((member) => ['...', valueOf(member, model, depth + 1)]));
}
