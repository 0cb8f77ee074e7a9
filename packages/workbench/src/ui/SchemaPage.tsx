import { CodeBlock } from './CodeBlock.tsx';
import { useWorkbench } from './context.ts';
import { Heading } from './Heading.tsx';
import { Method } from './Method.tsx';
import { Pending } from './Pending.tsx';
import { SchemaTree } from './SchemaTree.tsx';
import { useLoaded } from './useLoaded.ts';

/** A schema: its tree, its generated type, and where it is used. */
export function SchemaPage() {
  const { data, route, version, hrefOf } = useWorkbench();
  const { source, name } = route;
  const { data: detail, error } = useLoaded(
    () => data.schema(source, name),
    JSON.stringify([source, name]),
    version,
  );
  if (!detail) return <Pending error={error} />;
  const { docs, schema, usedBy } = detail;
  return (
    <article>
      <header className="wb-head">
        <Heading level={1}>{docs.name}</Heading>
        {docs.deprecated && <p className="wb-notice">This schema is deprecated.</p>}
      </header>
      <SchemaTree schema={schema} referenced={detail} />
      <section className="wb-section">
        <Heading level={2}>Generated type</Heading>
        <CodeBlock label={`Type ${docs.name}, validated by ${docs.schemaName}`} code={docs.type} />
      </section>
      <section className="wb-section">
        <Heading level={2}>Used by</Heading>
        {usedBy.operations.length + usedBy.schemas.length === 0 && (
          <p className="wb-muted">No operation or schema refers to it directly.</p>
        )}
        <ul className="wb-links">
          {usedBy.operations.map((operation) => (
            <li key={operation.name}>
              <a href={hrefOf({ view: 'operation', source, name: operation.name, tab: 'reference' })}>
                <Method method={operation.method} /> {operation.name}
              </a>
            </li>
          ))}
          {usedBy.schemas.map((other) => (
            <li key={other}>
              <a href={hrefOf({ view: 'schema', source, name: other })}>
                <span className="wb-chip">schema</span> {other}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
