import type { Change } from '@hookloom/generator';
import { useWorkbench } from './context.ts';
import { Heading } from './Heading.tsx';
import { Pending } from './Pending.tsx';
import { useLoaded } from './useLoaded.ts';

/** What the last sync that changed the spec changed, and which changes break callers. */
export function ChangesPage() {
  const { data, route, version, names } = useWorkbench();
  const { source } = route;
  const loaded = useLoaded(async () => (await data.changes?.(source)) ?? { changes: [] }, source, version);
  if (!loaded.data) return <Pending error={loaded.error} />;
  const { at, changes } = loaded.data;
  const breaking = changes.filter((change) => change.breaking).length;
  return (
    <article>
      <header className="wb-head">
        <Heading level={1}>Changes</Heading>
        {at === undefined ? (
          <p>
            No changes yet. This page updates when <code>{`${names.slug} sync ${source}`}</code> finds some.
          </p>
        ) : (
          <p role="status">
            Synced on <time dateTime={at}>{new Date(at).toLocaleString()}</time>: {changes.length} changed,{' '}
            <strong>{breaking === 0 ? 'none breaking' : `${breaking} breaking`}</strong>.
          </p>
        )}
      </header>
      <ul className="wb-changes">
        {changes.map((change) => (
          <li key={`${change.kind} ${change.target} ${change.name}`}>
            <ChangeItem change={change} />
          </li>
        ))}
      </ul>
    </article>
  );
}

function ChangeItem({ change: { kind, target, name, breaking, details } }: { change: Change }) {
  const { route, hrefOf, sources } = useWorkbench();
  const source = sources.find(({ id }) => id === route.source);
  const exists = (target === 'operation' ? source?.operations : source?.schemas)?.some(
    (one) => one.name === name,
  );
  return (
    <>
      <span className={`wb-chip wb-${kind}`}>{kind}</span> {target}{' '}
      {exists ? (
        <a href={hrefOf({ view: target, source: route.source, name, tab: 'reference' })}>{name}</a>
      ) : (
        <code>{name}</code>
      )}
      {breaking && <span className="wb-chip wb-warning">breaking</span>}
      {details.length > 0 && (
        <ul>
          {details.map((detail) => (
            <li key={detail.message}>
              <Inline text={detail.message} />
              {detail.breaking && <span className="wb-chip wb-warning">breaking</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A message in which code is between backticks. */
function Inline({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
