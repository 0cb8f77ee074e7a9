import type { SourceIndex } from '../data/types.ts';
import { useWorkbench } from './context.ts';
import { Markdown } from './Markdown.tsx';

/** A source: what the API is, and what is wrong with its files. */
export function SourcePage({ source }: { source: SourceIndex }) {
  const { hrefOf } = useWorkbench();
  const { id, title, version, description, operations, schemas, servers, problems } = source;
  return (
    <article>
      <header className="wb-head">
        <h1>{title}</h1>
        <p className="wb-muted">
          Source <code>{id}</code>
          {version && `, version ${version}`}
        </p>
      </header>
      <Problems problems={problems} />
      {problems.length === 0 && (
        <p>
          {operations.length} operations and {schemas.length} schemas.{' '}
          <a href={hrefOf({ view: 'changes', source: id })}>What the last sync changed</a>
        </p>
      )}
      {servers.length > 0 && (
        <section className="wb-section">
          <h2>Servers</h2>
          <ul>
            {servers.map(({ url, description: what }) => (
              <li key={url}>
                <code>{url}</code> {what}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Markdown text={description} />
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
        <h1>Your APIs</h1>
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
