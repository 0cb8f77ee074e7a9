import type { Docs, OperationDocs } from '@hookloom/generator';
import { isObject, type Json } from '@hookloom/workbench/schemas';
import { identifierOf, makeRecords } from '../mock/records.ts';
import { type Collection, type Role, rolesOf } from '../mock/roles.ts';
import { type Route, routesOf } from '../mock/routes.ts';
import { sampleRequest, type SampleRequest } from '../mock/sample-request.ts';
import { asObject, nounOf, toLiteral } from './code-text.ts';

/** What a component imports its hooks from. */
export type Imports = { reactPackage: string; folder: string };

type Candidate = { docs: OperationDocs; route: Route; role: Role; request: () => SampleRequest };

/** A component that shows what the mock of a spec responds. */
export function startComponent(docs: Docs, document: Json, imports: Imports): string {
  const routes = routesOf(document);
  const roles = rolesOf(routes);
  const byAddress = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
  const candidates = docs.operations.flatMap((operation): Candidate[] => {
    const route = byAddress.get(`${operation.method} ${operation.path}`);
    if (!route) return [];
    return [
      { docs: operation, route, role: roles.of(route), request: once(() => sampleRequest(route, roles)) },
    ];
  });
  const list = best(candidates.filter(isList), candidates);
  const stream = best(candidates.filter(({ docs: { hooks } }) => hooks.stream));
  if (list && (!stream || readerOf(list.role.collection, candidates)))
    return listComponent(list, candidates, docs, imports);
  if (stream) return streamComponent(stream, docs, imports);
  const read = best(candidates.filter(({ docs: { method } }) => method === 'GET')) ?? candidates[0];
  return read ? readComponent(read, docs, imports) : emptyComponent(docs);
}

type ListCandidate = Candidate & { role: Role & { kind: 'list' } };

const isList = (candidate: Candidate): candidate is ListCandidate =>
  candidate.role.kind === 'list' && !candidate.docs.hooks.stream;

/** The one with the most to show: its records can be read and created, and it needs little. */
function best<T extends Candidate>(found: readonly T[], all: readonly Candidate[] = []): T | undefined {
  const score = ({ docs, role, route }: T) =>
    ('collection' in role
      ? (readerOf(role.collection, all) ? 4 : 0) + (creatorOf(role.collection, all) ? 2 : 0)
      : 0) -
    (docs.deprecated ? 10 : 0) -
    3 * (route.path.split('{').length - 1) -
    docs.parameters.filter(({ required }) => required).length;
  const scored = found.map((candidate) => ({ candidate, value: score(candidate) }));
  return scored.sort((a, b) => b.value - a.value)[0]?.candidate;
}

const withKind = (collection: Collection, all: readonly Candidate[], kind: Role['kind']) =>
  all.find(({ role }) => role.kind === kind && 'collection' in role && role.collection === collection);

const readerOf = (collection: Collection, all: readonly Candidate[]) => {
  const found = withKind(collection, all, 'read');
  return found?.docs.parameters.filter(({ required }) => required).length === 1 ? found : undefined;
};
const creatorOf = (collection: Collection, all: readonly Candidate[]) => {
  const found = withKind(collection, all, 'create');
  return found?.docs.parameters.every(({ required }) => !required) ? found : undefined;
};

function listComponent(list: ListCandidate, all: readonly Candidate[], docs: Docs, imports: Imports): string {
  const { collection, shape } = list.role;
  const records = makeRecords(collection, collection.base.join('/'), 1);
  const id = identifierOf(collection, records);
  const label = labelOf(records[0] ?? {}, id);
  const [one, many] = nounOf(collection.entity || collection.base.at(-1) || 'item');
  const reader = id === undefined ? undefined : readerOf(collection, all);
  const possible = creatorOf(collection, all);
  const creator = isObject(possible?.request().body) ? possible : undefined;
  const rows = shape.property === undefined ? `${many}.data` : `${many}.data${member(shape.property)}`;
  const key = id === undefined ? 'index' : `${one}${member(id)}`;
  const text = label === undefined ? `JSON.stringify(${one})` : `${one}${member(label)}`;
  const idType = typeof records[0]?.[id ?? ''] === 'number' ? 'number' : 'string';
  const item = reader
    ? `<button aria-pressed={${key} === selected} onClick={() => setSelected(${key})}>
                {${text}}
              </button>`
    : `{${text}}`;
  const hooks = [
    list.docs.hooks.stateful,
    ...(reader ? [reader.docs.hooks.stateful] : []),
    ...(creator ? [creator.docs.hooks.stateless] : []),
  ];
  const parts = [
    ...(reader ? ["import { useState } from 'react';"] : []),
    `import { isError, isPending, isSuccess } from '${imports.reactPackage}';`,
    importLine(hooks, imports.folder),
    '',
    'export default function App() {',
    ...assignment(`[${many}, reload]`, call(list)),
    ...(reader ? [`  const [selected, setSelected] = useState<${idType}>();`] : []),
    ...(creator ? createLines(creator, list, one) : []),
    '',
    '  return (',
    '    <main>',
    `      <h1>${docs.title.replace(/[{}<>]/g, '')}</h1>`,
    `      <p>`,
    `        <button onClick={() => void reload()} disabled={isPending(${many})}>`,
    '          Reload',
    creator ? "        </button>{' '}" : '        </button>',
    ...(creator ? [`        <button onClick={() => void add()}>Add a ${words(one)}</button>`] : []),
    '      </p>',
    `      {isPending(${many}) && <p>Loading…</p>}`,
    `      {isError(${many}) && <p role="alert">The call failed: {${many}.error.kind}</p>}`,
    `      {isSuccess(${many}) && (`,
    '        <ul>',
    `          {${rows}.map((${id === undefined ? `${one}, index` : one}) => (`,
    `            <li key={${key}}>`,
    `              ${item}`,
    '            </li>',
    '          ))}',
    '        </ul>',
    '      )}',
    ...(reader ? ['      {selected !== undefined && <Details id={selected} />}'] : []),
    '    </main>',
    '  );',
    '}',
    ...(reader ? detailLines(reader, one, idType) : []),
    '',
  ];
  return parts.join('\n');
}

function createLines(creator: Candidate, list: ListCandidate, one: string): string[] {
  // What the list asks for, the new record has, so that it appears there.
  const filters = Object.entries(list.request().query ?? {}).filter(([name]) =>
    list.role.collection.schemas.some(({ schema, route }) =>
      JSON.stringify([schema, route.referenced.schemas]).includes(`"${name}"`),
    ),
  );
  const body = { ...asObject(creator.request().body), ...Object.fromEntries(filters) };
  const made = `new${one[0]!.toUpperCase()}${one.slice(1)}`;
  return [
    `  const [create] = ${creator.docs.hooks.stateless}();`,
    '',
    '  async function add() {',
    `    const ${made} = ${toLiteral(body, '    ')};`,
    '    try {',
    `      console.log('Created', await create({ body: ${made} }));`,
    '      void reload();',
    '    } catch (error) {',
    "      console.error('Not created:', error);",
    '    }',
    '  }',
  ];
}

function detailLines(reader: Candidate, one: string, idType: string): string[] {
  const parameter = reader.docs.parameters.find((found) => found.in === 'path')!;
  const path = `{ ${/^[\w$]+$/.test(parameter.name) && !/^\d/.test(parameter.name) ? parameter.name : toLiteral(parameter.name)}: id }`;
  return [
    '',
    `function Details({ id }: { id: ${idType} }) {`,
    ...assignment(`[${one}]`, `${reader.docs.hooks.stateful}({ path: ${path}, fetchOnMount: true })`),
    '',
    `  if (isError(${one})) return <p role="alert">The call failed: {${one}.error.kind}</p>;`,
    `  if (!isSuccess(${one})) return <p>Loading…</p>;`,
    `  return <pre>{JSON.stringify(${one}.data, undefined, 2)}</pre>;`,
    '}',
  ];
}

function streamComponent({ docs: operation, request }: Candidate, docs: Docs, imports: Imports): string {
  const hook = operation.hooks.stream!;
  return `import { isError, isPending, isSuccess } from '${imports.reactPackage}';
import { ${hook} } from '${imports.folder}';

export default function App() {
  const [stream, open, close] = ${hook}(${argument({ ...request() })});
  const events = isSuccess(stream) ? stream.data : 'events' in stream ? stream.events : [];

  return (
    <main>
      <h1>${docs.title.replace(/[{}<>]/g, '')}</h1>
      <p>
        <button onClick={() => void open()} disabled={isPending(stream)}>
          Open the stream
        </button>{' '}
        <button onClick={close}>Close</button>
      </p>
      {isError(stream) && <p role="alert">The call failed: {stream.error.kind}</p>}
      <ol>
        {events.map((event, index) => (
          <li key={index}>{JSON.stringify(event)}</li>
        ))}
      </ol>
    </main>
  );
}
`;
}

function readComponent(read: Candidate, docs: Docs, imports: Imports): string {
  const isRead = read.docs.method === 'GET';
  const hook = read.docs.hooks.stateful;
  return `import { isError, isPending, isSuccess } from '${imports.reactPackage}';
import { ${hook} } from '${imports.folder}';

export default function App() {
  const [state, execute] = ${isRead ? call(read) : `${hook}(${argument({ ...read.request() })})`};

  return (
    <main>
      <h1>${docs.title.replace(/[{}<>]/g, '')}</h1>
      <p>
        <button onClick={() => void execute()} disabled={isPending(state)}>
          ${isRead ? 'Reload' : 'Send'}
        </button>
      </p>
      {isError(state) && <p role="alert">The call failed: {state.error.kind}</p>}
      {isSuccess(state) && <pre>{JSON.stringify(state.data, undefined, 2) ?? 'Done.'}</pre>}
    </main>
  );
}
`;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

const lineWidth = 78;

function importLine(names: readonly string[], from: string): string {
  const line = `import { ${names.join(', ')} } from '${from}';`;
  return line.length <= lineWidth
    ? line
    : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}

/** A constant, with the properties of its argument on lines of their own if they don't fit one. */
function assignment(target: string, value: string): string[] {
  const line = `  const ${target} = ${value};`;
  if (line.length <= lineWidth || line.includes('\n')) return [line];
  const [, start, properties] = /^(.*\()\{ (.*) \}\)$/.exec(value) ?? [];
  if (start === undefined || properties === undefined) return [line];
  const parts = properties.split(/, (?=fetchOnMount|query:|headers:|path:)/);
  return [`  const ${target} = ${start}{`, ...parts.map((part) => `    ${part},`), '  });'];
}

const emptyComponent = ({ title }: Docs) =>
  `export default function App() {\n  return <h1>${title.replace(/[{}<>]/g, '')}</h1>;\n}\n`;

const call = ({ docs, request }: Candidate) => {
  const { body: _, ...rest } = request();
  return `${docs.hooks.stateful}(${argument({ ...rest, fetchOnMount: true })})`;
};

const argument = (request: Record<string, unknown>) =>
  Object.keys(request).length === 0 ? '' : toLiteral(request as Json);

const member = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${toLiteral(name)}]`);
const words = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** The property that says most about a record. */
function labelOf(record: Record<string, Json>, id: string | undefined): string | undefined {
  const names = Object.keys(record).filter((name) => /^(string|number)$/.test(typeof record[name]));
  const wanted = [
    /^(name|title)$/i,
    /(name|title|label|subject)$/i,
    /^(summary|description|text|message|email)$/i,
  ];
  return (
    wanted.map((pattern) => names.find((name) => pattern.test(name))).find((one) => one !== undefined) ??
    id ??
    names[0]
  );
}
