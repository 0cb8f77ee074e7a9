import { Suspense } from 'react';
import { CopyButton } from '../copy/CopyButton.tsx';
import type { OperationDetail } from '../data/types.ts';
import { loadable } from '../loadable.tsx';
import { samplesOf } from '../samples.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { useWorkbench } from './context.ts';
import { Heading } from './Heading.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { Markdown } from './Markdown.tsx';
import { Method } from './Method.tsx';
import { OperationReference } from './OperationReference.tsx';
import { Pending } from './Pending.tsx';
import { useLoaded } from './useLoaded.ts';

const [TryPanel] = loadable(async () => ({ default: (await import('./TryPanel.tsx')).TryPanel }), LoadFailed);

const tabs = [
  ['reference', 'Reference'],
  ['code', 'Code'],
  ['try', 'Try'],
] as const;

/** An operation: its reference and the code that calls it. */
export function OperationPage() {
  const { data, route, version } = useWorkbench();
  const { source, name } = route;
  const loaded = useLoaded(() => data.operation(source, name), JSON.stringify([source, name]), version);
  return loaded.data ? <Operation detail={loaded.data} /> : <Pending error={loaded.error} />;
}

function Operation({ detail }: { detail: OperationDetail }) {
  const { route, hrefOf, canTry } = useWorkbench();
  const { docs } = detail;
  return (
    <article>
      <header className="wb-head">
        <Heading level={1}>{docs.name}</Heading>
        <p className="wb-endpoint">
          <Method method={docs.method} /> <code>{docs.path}</code>{' '}
          <CopyButton text={docs.path} label="path" />
        </p>
        {docs.deprecated && <p className="wb-notice">This operation is deprecated.</p>}
        {docs.summary && <p className="wb-summary">{docs.summary}</p>}
      </header>
      <nav className="wb-tabs" aria-label="Views of the operation">
        {tabs
          .filter(([tab]) => tab !== 'try' || canTry)
          .map(([tab, label]) => (
            <a key={tab} href={hrefOf({ tab })} aria-current={route.tab === tab ? 'page' : undefined}>
              {label}
            </a>
          ))}
      </nav>
      {route.tab === 'code' && <Code detail={detail} />}
      {route.tab === 'try' && canTry && (
        <Suspense fallback={<Pending error={undefined} />}>
          <TryPanel detail={detail} />
        </Suspense>
      )}
      {(route.tab === 'reference' || (route.tab === 'try' && !canTry)) && (
        <>
          <Markdown text={docs.description} below={1} />
          <OperationReference detail={detail} />
        </>
      )}
    </article>
  );
}

function Code({ detail }: { detail: OperationDetail }) {
  const { docs } = detail;
  const { route, names, folder } = useFolder();
  return (
    <section className="wb-section">
      <Heading level={2}>Signature</Heading>
      <CodeBlock label="Signature" code={docs.signature} />
      <p>
        Generated in <code>{`${folder}/${docs.file}.ts`}</code>{' '}
        <CopyButton text={`${folder}/${docs.file}.ts`} label="path of the file" />
      </p>
      <Heading level={2}>Samples</Heading>
      {samplesOf(detail, route.source, names).map(({ label, code }) => (
        <CodeBlock key={label} label={label} code={code} />
      ))}
    </section>
  );
}

function useFolder() {
  const { sources, ...rest } = useWorkbench();
  const folder = sources.find(({ id }) => id === rest.route.source)?.folder ?? '';
  return { ...rest, folder };
}
