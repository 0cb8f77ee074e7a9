import { entriesOf, getOwn, type Json, type JsonObject } from './data/json.ts';
import type { OperationDetail, Referenced } from './data/types.ts';
import { sampleValue } from './sample-value.ts';

/** The parts of a request, as the generated code takes them. */
export type RequestValues = {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
  contentType?: string;
};

export type Sample = { label: string; code: string };

type Names = { slug: string; display: string };

/** Samples that call an operation with the given values: one for each hook, and one for the plain function. */
export function samplesOf(
  detail: OperationDetail,
  source: string,
  names: Names,
  values?: RequestValues,
): Sample[] {
  const { hooks, name } = detail.docs;
  const request = values ?? requiredValues(detail);
  const from = `./${names.slug}/${source}`;
  const isStream = hooks.stateful === hooks.stream;
  const component = pascal(name);
  const plain = isStream ? `${name}Stream` : name;
  return [
    ...(isStream
      ? []
      : [{ label: `Stateful: ${hooks.stateful}`, code: stateful(hooks.stateful, from, component, request) }]),
    ...(isStream
      ? []
      : [
          {
            label: `Stateless: ${hooks.stateless}`,
            code: stateless(hooks.stateless, from, component, request),
          },
        ]),
    ...(hooks.stream
      ? [{ label: `Stream: ${hooks.stream}`, code: stream(hooks.stream, from, component, request) }]
      : []),
    ...(hooks.download
      ? [{ label: `Download: ${hooks.download}`, code: download(hooks.download, from, component, request) }]
      : []),
    { label: `Plain function: ${plain}`, code: plainFunction(plain, from, request, isStream) },
  ];
}

function stateful(hook: string, from: string, component: string, request: RequestValues): string {
  return `import { ${hook} } from '${from}';

export function ${component}() {
  const [state] = ${hook}(${literal({ fetchOnMount: true, ...request }, 1)});
  if (state.state === 'error') return <p>Error: {state.error.kind}</p>;
  if (state.state !== 'success') return <p>Loading</p>;
  return <pre>{JSON.stringify(state.data, null, 2)}</pre>;
}
`;
}

function stateless(hook: string, from: string, component: string, request: RequestValues): string {
  return `import { ${hook} } from '${from}';

export function ${component}() {
  const [call] = ${hook}();
  const send = () => void call(${argument(request, 1)}).then(console.log, console.error);
  return <button onClick={send}>Send</button>;
}
`;
}

function stream(hook: string, from: string, component: string, request: RequestValues): string {
  return `import { ${hook} } from '${from}';

export function ${component}() {
  const [state, execute, clear] = ${hook}({ clearOnUnmount: true });
  if (state.state !== 'pending')
    return <button onClick={() => void execute(${argument(request, 2)})}>Open</button>;
  return <button onClick={clear}>Close after {state.events.length} events</button>;
}
`;
}

function download(hook: string, from: string, component: string, request: RequestValues): string {
  return `import { ${hook} } from '${from}';

export function ${component}() {
  const [state, download] = ${hook}();
  return (
    <button disabled={state.state === 'pending'} onClick={() => void download(${argument(request, 2)})}>
      Download
    </button>
  );
}
`;
}

function plainFunction(name: string, from: string, request: RequestValues, isStream: boolean): string {
  const given = argument(request, 0);
  const call = `${name}({ baseURL: '/api' }${given && `, ${given}`})`;
  return `import { ${name} } from '${from}';

${isStream ? `for await (const event of ${call}) console.log(event);` : `const data = await ${call};`}
`;
}

/** What an operation requires, with sample values. */
export function requiredValues(detail: OperationDetail): RequestValues {
  const { parameters, requestBody } = detail.operation;
  const part = (place: string) => {
    const required = parameters.filter((one) => one['in'] === place && one['required'] === true);
    if (required.length === 0) return undefined;
    return Object.fromEntries(required.map((one) => [String(one['name']), parameterSample(one, detail)]));
  };
  const [path, query, headers] = [part('path'), part('query'), part('header')];
  const body = requestBody?.['required'] === true ? bodySample(requestBody, detail) : undefined;
  return {
    ...(path && { path }),
    ...(query && { query }),
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
  };
}

function parameterSample(parameter: JsonObject, referenced: Referenced): Json {
  const media = entriesOf(getOwn(parameter, 'content'))[0]?.[1];
  return getOwn(parameter, 'example') ?? sampleValue(getOwn(media ?? parameter, 'schema'), referenced);
}

function bodySample(body: JsonObject, referenced: Referenced): Json {
  const media = entriesOf(getOwn(body, 'content'))[0]?.[1];
  return getOwn(media, 'example') ?? sampleValue(getOwn(media, 'schema'), referenced);
}

function argument(request: RequestValues, depth: number): string {
  return Object.keys(request).length === 0 ? '' : literal(request, depth);
}

/** A value as a TypeScript literal: on one line if it is short. */
export function literal(value: unknown, depth = 0): string {
  const flat = write(value, depth, false);
  return flat.length <= 50 ? flat : write(value, depth, true);
}

function write(value: unknown, depth: number, isTall: boolean): string {
  if (value instanceof Blob) return 'file';
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const item = (one: unknown) => (isTall ? literal(one, depth + 1) : write(one, depth, false));
  const items = Array.isArray(value)
    ? value.map(item)
    : Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : `${keyOf(key)}: ${item(one)}`));
  const [open, close, space] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' '];
  if (items.length === 0) return open + close;
  if (!isTall) return `${open}${space}${items.join(', ')}${space}${close}`;
  const indent = '  '.repeat(depth);
  return `${open}\n${items.map((one) => `${indent}  ${one},\n`).join('')}${indent}${close}`;
}

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}

const keyOf = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
