import { entriesOf, getOwn, type JsonObject, objectAt, stringAt } from '../data/json.ts';
import type { OperationDetail, Referenced } from '../data/types.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { useWorkbench } from './context.ts';
import { Heading } from './Heading.tsx';
import { Markdown } from './Markdown.tsx';
import { Required } from './Required.tsx';
import { SchemaTree } from './SchemaTree.tsx';

const places = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Header parameters'],
  ['cookie', 'Cookies'],
] as const;

/** Parameters, body, responses and authentication of an operation. */
export function OperationReference({ detail }: { detail: OperationDetail }) {
  const { operation } = detail;
  return (
    <>
      {places.map(([place, title]) => (
        <Parameters
          key={place}
          title={title}
          parameters={operation.parameters.filter((one) => one['in'] === place)}
          referenced={detail}
        />
      ))}
      {operation.requestBody && (
        <section className="wb-section">
          <Heading level={2}>Body{operation.requestBody['required'] === true && <Required />}</Heading>
          <Markdown text={stringAt(operation.requestBody, 'description')} />
          <Contents owner={operation.requestBody} referenced={detail} />
        </section>
      )}
      <section className="wb-section">
        <Heading level={2}>Responses</Heading>
        {Object.entries(operation.responses).map(([status, response]) => (
          <details key={status} className="wb-response" open={/^[23d]/.test(status)}>
            <summary>
              <span className={`wb-status wb-status-${status.charAt(0)}`}>{status}</span>{' '}
              <span>{stringAt(response, 'description')?.split('\n')[0]}</span>
            </summary>
            <Headers response={response} referenced={detail} />
            <Contents owner={response} referenced={detail} />
          </details>
        ))}
      </section>
      <Security alternatives={operation.security} />
    </>
  );
}

type ParametersProps = { title: string; parameters: readonly JsonObject[]; referenced: Referenced };

function Parameters({ title, parameters, referenced }: ParametersProps) {
  if (parameters.length === 0) return null;
  return (
    <section className="wb-section">
      <Heading level={2}>{title}</Heading>
      <ul className="wb-parameters">
        {parameters.map((parameter) => {
          const name = String(parameter['name']);
          const content = entriesOf(objectAt(parameter, 'content'))[0]?.[1];
          return (
            <li key={name}>
              <span className="wb-label wb-property">{name}</span>
              {parameter['required'] === true && <Required />}
              {parameter['deprecated'] === true && <span className="wb-chip wb-warning">deprecated</span>}
              <Markdown text={stringAt(parameter, 'description')} />
              <SchemaTree schema={getOwn(content ?? parameter, 'schema')} referenced={referenced} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Headers({ response, referenced }: { response: JsonObject; referenced: Referenced }) {
  const headers = entriesOf(objectAt(response, 'headers'));
  if (headers.length === 0) return null;
  return (
    <ul className="wb-parameters">
      {headers.map(([name, header]) => (
        <li key={name}>
          <span className="wb-label wb-property">{name}</span> <span className="wb-chip">header</span>
          <Markdown text={stringAt(header, 'description')} />
          <SchemaTree schema={getOwn(header, 'schema')} referenced={referenced} />
        </li>
      ))}
    </ul>
  );
}

/** The schema and examples of each content type. */
function Contents({ owner, referenced }: { owner: JsonObject; referenced: Referenced }) {
  const contents = entriesOf(objectAt(owner, 'content'));
  if (contents.length === 0) return <p className="wb-muted">No body.</p>;
  return contents.map(([type, media]) => (
    <div key={type} className="wb-content">
      <Heading level={3}>
        <code>{type}</code>
      </Heading>
      <SchemaTree schema={getOwn(media, 'schema') ?? getOwn(media, 'itemSchema')} referenced={referenced} />
      {examplesOf(media).map(([name, example]) => (
        <details key={name} className="wb-example">
          <summary>{name}</summary>
          <CodeBlock label={name} code={example} />
        </details>
      ))}
    </div>
  ));
}

const maxExample = 20_000;

function examplesOf(media: unknown): [name: string, text: string][] {
  const single = getOwn(media, 'example');
  const named = entriesOf(getOwn(media, 'examples')).map(
    ([name, value]) => [name, getOwn(value, 'value')] as const,
  );
  const all = [...(single === undefined ? [] : [['Example', single] as const]), ...named];
  return all.flatMap(([name, value]) => {
    if (value === undefined) return [];
    const text = typeof value === 'string' ? value : JSON.stringify(value, undefined, 2);
    const cut = text.length > maxExample ? `${text.slice(0, maxExample)}\n…` : text;
    return [[name === 'Example' ? name : `Example: ${name}`, cut]];
  });
}

function Security({ alternatives }: { alternatives: readonly (readonly string[])[] }) {
  const { sources, route } = useWorkbench();
  const schemes = sources.find(({ id }) => id === route.source)?.schemes ?? [];
  if (alternatives.length === 0) return null;
  return (
    <section className="wb-section">
      <Heading level={2}>Authentication</Heading>
      <ul>
        {alternatives.map((names, index) => (
          <li key={index}>
            {names.length === 0 && 'None'}
            {names.map((name, at) => {
              const scheme = schemes.find((one) => one.name === name);
              return (
                <span key={name}>
                  {at > 0 && ' and '}
                  <code>{name}</code>
                  {scheme && ` (${scheme.key ? `${scheme.as} ${scheme.key}` : scheme.as})`}
                </span>
              );
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
