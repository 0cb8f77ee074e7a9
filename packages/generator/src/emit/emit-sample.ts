import type { Model, Operation, Parameter } from '../model/model.js';
import type { ProductNames } from '../product-names.js';
import { isStreamOnly } from './emit-stream.js';
import { hardline, indent, type Layout, print } from './layout.js';
import { sampleValue } from './sample-value.js';
import { objectOf, propertyKey, quoted } from './source-text.js';

/** Emits an example component. GET and HEAD are called on mount, other methods in an event handler. */
export function emitSample(operation: Operation, model: Model, names: ProductNames): string {
  const { typeName, method } = operation;
  const request = requestOf(operation, model);
  const reads = method === 'GET' || method === 'HEAD';
  const isStream = isStreamOnly(operation);
  const hook = isStream ? `use${typeName}Stream` : reads ? `use${typeName}` : `use${typeName}Async`;
  const from = `./${names.slug}/${model.source}`;
  const imports: Layout = [`import { ${hook} } from ${quoted(from)};`, hardline, hardline];
  return print([
    imports,
    `export function ${typeName}() {`,
    indent(
      hardline,
      isStream
        ? streamExample(hook, request)
        : reads
          ? mountExample(hook, request)
          : clickExample(hook, request),
    ),
    hardline,
    '}',
    hardline,
  ]);
}

function mountExample(hook: string, request: readonly Layout[]): Layout {
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

function streamExample(hook: string, request: readonly Layout[]): Layout {
  const args = request.length === 0 ? '' : objectOf(request);
  return [
    ['const [state, execute, clear] = ', hook, '({ clearOnUnmount: true });'],
    hardline,
    "if (state.state !== 'pending') return <button onClick={() => void execute(",
    [args, ')}>Open</button>;'],
    hardline,
    'return <button onClick={clear}>Close after {state.events.length} events</button>;',
  ];
}

function clickExample(hook: string, request: readonly Layout[]): Layout {
  const args = request.length === 0 ? '' : objectOf(request);
  return [
    `const [call] = ${hook}();`,
    hardline,
    // Examples are copied, so they handle rejections.
    ['const send = () => void call(', args, ').then(console.log, console.error);'],
    hardline,
    'return <button onClick={send}>Send</button>;',
  ];
}

function hug(callee: string, argument: Layout): Layout {
  return [callee, '(', argument, ')'];
}

/** The required parts of a request with sample values. */
function requestOf({ parameters, body }: Operation, model: Model): Layout[] {
  const part = (place: Parameter['in'], name: string): Layout[] => {
    const required = parameters.filter((parameter) => parameter.in === place && parameter.required);
    if (required.length === 0) return [];
    return [
      [
        `${name}: `,
        objectOf(required.map((one) => [propertyKey(one.name), ': ', sampleValue(one.schema, model)])),
      ],
    ];
  };
  const content: Layout[] =
    body?.required === true ? [['body: ', sampleValue(body.contents[0].schema, model)]] : [];
  return [...part('path', 'path'), ...part('query', 'query'), ...part('header', 'headers'), ...content];
}
