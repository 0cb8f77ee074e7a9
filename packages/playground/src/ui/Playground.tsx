import type { ProductNames } from '@hookloom/generator';
import { loadable } from '@hookloom/workbench/loadable';
import { type ReactNode, Suspense, useState } from 'react';
import petstore from '../documents/petstore.ts';
import type { Runtime } from '../files/project-files.ts';
import type { GenerateOutput } from '../generate/messages.ts';
import type { Generated } from '../generate/to-generated.ts';
import { FilesPanel } from './FilesPanel.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import './playground.css';
import { SpecPane } from './SpecPane.tsx';
import { SplitPanes } from './SplitPanes.tsx';
import { panelId, tabId, Tabs, type Tab } from './Tabs.tsx';
import { useActions } from './useActions.ts';
import { useGenerated } from './useGenerated.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import { useSpec } from './useSpec.ts';

const [OpenDialog] = loadable(() => import('./OpenDialog.tsx'), LoadFailed);
const [WorkbenchPanel] = loadable(() => import('./WorkbenchPanel.tsx'), LoadFailed);
const [AppPanel] = loadable(() => import('../app/AppPanel.tsx'), LoadFailed);
const [ContractPanel] = loadable(() => import('./ContractPanel.tsx'), LoadFailed);

/** The props of {@link Playground}. */
export type PlaygroundProps = {
  /** The product's names, in the generated code. Keep the object: another one generates the code again. */
  names: ProductNames;
  /** The page that explains the code of a diagnostic. */
  hrefOf: (code: string) => string;
  /** The URL of the page in which the running app is. */
  frameUrl: string;
  /** Loads the recorded result for the Petstore with the same names. Pass the same function each time. */
  loadPetstore: () => Promise<GenerateOutput>;
  /** The runtime for projects that are downloaded. */
  loadRuntime: () => Promise<Runtime>;
};

type PanelId = 'spec' | 'files' | 'workbench' | 'app' | 'contract';

const panels: readonly Tab<PanelId>[] = [
  { id: 'files', label: 'Files' },
  { id: 'workbench', label: 'Workbench' },
  { id: 'app', label: 'Running app' },
  { id: 'contract', label: 'Breaking changes' },
];

/** A spec in an editor, and what is generated from it. It fills its parent, and renders in the browser only. */
export default function Playground({ names, hrefOf, frameUrl, loadPetstore, loadRuntime }: PlaygroundProps) {
  const { spec, setSpec, open, notice, setNotice } = useSpec();
  const { latest, shown, isRunning, prepare } = useGenerated(spec, names, loadPetstore);
  const actions = useActions({ spec, generated: shown, names, loadRuntime, notify: setNotice });
  const [tab, setTab] = useState<PanelId>('files');
  const [isSpecShown, setSpecShown] = useState(true);
  const isNarrow = useIsNarrow();
  const [isOpening, setOpening] = useState(false);
  const [route, setRoute] = useState('');
  const [appCode, setAppCode] = useState<string>();

  const diagnostics = latest?.diagnostics ?? [];
  const specPane = (
    <SpecPane
      spec={spec}
      diagnostics={diagnostics}
      hrefOf={hrefOf}
      onChange={setSpec}
      onFocus={prepare}
      onOpen={open}
      onError={(text) => setNotice({ kind: 'error', text })}
    />
  );
  const shownTab = isNarrow && isSpecShown ? 'spec' : tab;
  const tabs = isNarrow
    ? [{ id: 'spec' as const, label: 'Spec', badge: diagnostics.length }, ...panels]
    : panels;
  const output = shown && (
    <Panel id={tab} isStale={latest !== shown}>
      {tab === 'files' && <FilesPanel generated={shown} folder={`src/${names.slug}/api`} />}
      {tab === 'workbench' && (
        <WorkbenchPanel generated={shown} names={names} initialRoute={route} onRoute={setRoute} />
      )}
      {tab === 'app' && (
        <div className="pg-scroll">
          <AppPanel generated={shown} names={names} frameUrl={frameUrl} code={appCode} onCode={setAppCode} />
        </div>
      )}
      {tab === 'contract' && (
        <div className="pg-scroll">
          <ContractPanel spec={spec} names={names} />
        </div>
      )}
    </Panel>
  );
  const tabList = (
    <Tabs
      label="Result"
      tabs={tabs}
      selected={shownTab}
      onSelect={(id) => {
        setSpecShown(id === 'spec');
        if (id !== 'spec') setTab(id);
      }}
    />
  );

  return (
    <div className="pg">
      <header className="pg-bar">
        <h1>Playground</h1>
        <p className="pg-status" role="status">
          {statusOf(latest, isRunning)}
        </p>
        <button type="button" className="pg-button" onClick={() => setOpening(true)}>
          Open
        </button>
        <button
          type="button"
          className="pg-button"
          disabled={spec === petstore}
          onClick={() => open(petstore, 'the Petstore')}
        >
          Reset
        </button>
        <button type="button" className="pg-button" onClick={actions.share}>
          Share
        </button>
        <button
          type="button"
          className="pg-button pg-primary"
          disabled={shown === undefined}
          onClick={actions.download}
        >
          Download
        </button>
      </header>
      <div
        className="pg-notice"
        role={notice?.kind === 'error' ? 'alert' : 'status'}
        data-kind={notice?.kind}
      >
        {notice && (
          <>
            <span>{notice.text}</span>
            {notice.action && (
              <button type="button" className="pg-button pg-small" onClick={notice.action.run}>
                {notice.action.label}
              </button>
            )}
            <button type="button" className="pg-button pg-small" onClick={() => setNotice(undefined)}>
              Close
            </button>
          </>
        )}
      </div>
      <Suspense>{isOpening && <OpenDialog onOpen={open} onClose={() => setOpening(false)} />}</Suspense>
      {isNarrow ? (
        <div className="pg-single">
          {tabList}
          <div
            className="pg-pane"
            role="tabpanel"
            id={panelId('spec')}
            aria-labelledby={tabId('spec')}
            hidden={shownTab !== 'spec'}
          >
            {specPane}
          </div>
          {shownTab !== 'spec' && output}
        </div>
      ) : (
        <SplitPanes
          start={specPane}
          end={
            <>
              {tabList}
              {output}
            </>
          }
        />
      )}
    </div>
  );
}

function Panel({ id, isStale, children }: { id: string; isStale: boolean; children: ReactNode }) {
  return (
    <div className="pg-panel" role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)}>
      {isStale && (
        <p className="pg-note" data-kind="error">
          The spec has an error. This is the result of the last one without.
        </p>
      )}
      <Suspense fallback={<p className="pg-note">Loading</p>}>{children}</Suspense>
    </div>
  );
}

/** Such as `9 files in 31 ms`. */
function statusOf(latest: Generated | undefined, isRunning: boolean): string {
  if (latest === undefined || isRunning) return 'Generating';
  if (latest.files.length === 0) return 'No code: the spec has an error';
  const count = `${latest.files.length} files`;
  return latest.duration > 0 ? `${count} in ${Math.round(latest.duration)} ms` : count;
}
