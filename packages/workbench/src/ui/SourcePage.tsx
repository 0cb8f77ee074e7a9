import type { SourceIndex } from '../data/types.ts';
import { useWorkbench } from './context.ts';
import { Heading } from './Heading.tsx';
import { Markdown } from './Markdown.tsx';

/** A source: what the API is, and what is wrong with its files. */
export function SourcePage({ source }: { source: SourceIndex }) {
  const { hrefOf, data } = useWorkbench();
  const { id, title, version, description, operations, schemas, servers, problems } = source;
  return (
    <article>
      <header className="wb-head">
        <Heading level={1}>{title}</Heading>
        <p className="wb-muted">
          Source <code>{id}</code>
          {version && `, version ${version}`}
        </p>
      </header>
      <Problems problems={problems} />
      {problems.length === 0 && (
        <p>
          {operations.length} operations and {schemas.length} schemas.{' '}
          {data.changes && <a href={hrefOf({ view: 'changes', source: id })}>What the last sync changed</a>}
        </p>
      )}
      {servers.length > 0 && (
        <section className="wb-section">
          <Heading level={2}>Servers</Heading>
          <ul>
            {servers.map(({ url, description: what }) => (
              <li key={url}>
                <code>{url}</code> {what}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Markdown text={description} below={1} />
    </article>
  );
}

function Problems({ problems }: Pick<SourceIndex, 'problems'>) {
  return problems.map(({ message, hint }) => (
    <div key={message} className="wb-notice" role="alert">
      <p>{message}</p>
      {hint && <Markdown text={hint} />}
    </div>
  ));
}

/** All sources of a project. */
export function HomePage() {
  const { sources, hrefOf } = useWorkbench();
  return (
    <article>
      <header className="wb-head">
        <Heading level={1}>Your APIs</Heading>
      </header>
      <ul className="wb-cards">
        {sources.map(({ id, title, version, operations, schemas, problems }) => (
          <li key={id}>
            <a href={hrefOf({ view: 'source', source: id, name: '' })}>
              <strong>{title}</strong> {version}
              <span className="wb-muted">
                {problems[0]?.message ?? `${operations.length} operations, ${schemas.length} schemas`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
}
