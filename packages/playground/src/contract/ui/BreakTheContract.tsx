import type { ProductNames } from '@hookloom/generator';
import { useState } from 'react';
import { applyChange, preparedChanges } from '../example/changes.ts';
import { prepared } from '../example/prepared.ts';
import type { Specs } from '../specs-link.ts';
import { typeChecker } from '../type-checker.ts';
import '../contract.css';
import { AppPane } from './AppPane.tsx';
import { ChangePicker } from './ChangePicker.tsx';
import { Report, SpecProblems } from './Report.tsx';
import { SpecPane, type Version } from './SpecPane.tsx';
import { Toggle } from './Toggle.tsx';
import { useLink } from './useLink.ts';
import { type LiveOutcome, useOutcome } from './useOutcome.ts';

export type BreakTheContractProps = {
  /** The spec before the change. By default, an example with its own application and its first change. */
  spec?: string;
  /** The product's names, in the generated code and the command. */
  names: ProductNames;
  /** Whether it is a page of its own, whose URL contains the specs when they are shared. */
  isPage?: boolean;
};

type Pane = 'spec' | 'report' | 'app';

const panes = [
  ['spec', 'Spec'],
  ['report', 'Report'],
  ['app', ''],
] as const;
const versions = [
  ['before', 'Before'],
  ['after', 'After'],
] as const;

/** Changes a spec, and shows what breaks: the report of `sync`, and the lines of an application that stop compiling. */
export function BreakTheContract({ spec = prepared.spec, names, isPage = false }: BreakTheContractProps) {
  const [specs, setSpecs] = useState<Specs>(() => startOf(spec));
  const [version, setVersion] = useState<Version>('after');
  const [pane, setPane] = useState<Pane>('spec');
  const [pick, setPick] = useState(0);
  const [isLoaded, setIsLoaded] = useState(false);
  const outcome = useOutcome(specs, names, isLoaded ? typeChecker : undefined);
  const { changes, unreadable, diagnostics, problems = [] } = outcome;

  const choose = (next: Specs) => {
    setSpecs(next);
    setVersion('after');
    setPick((count) => count + 1);
  };
  const { notice, share } = useLink(isPage, choose);

  return (
    <div className="contract">
      <div className="contract-bar">
        <ChangePicker specs={specs} onPick={choose} />
        <div className="contract-actions">
          <span role="status" className="contract-notice">
            {notice}
          </span>
          {isPage && (
            <button type="button" className="contract-button" onClick={() => void share(specs)}>
              Share
            </button>
          )}
          <button
            type="button"
            className="contract-button"
            disabled={specs.before === spec && specs.after === spec}
            onClick={() => choose({ before: spec, after: spec })}
          >
            Reset
          </button>
        </div>
      </div>
      <Toggle
        label="Pane"
        className="contract-switch"
        options={panes.map(([id, text]) => [
          id,
          id === 'app' ? <AppLabel key={id} errors={problems.length} /> : text,
        ])}
        value={pane}
        onChange={setPane}
      />
      <div className="contract-grid" data-pane={pane}>
        <section className="contract-pane contract-pane--spec" aria-label="Spec">
          <header className="contract-head">
            <h2>Your API’s spec</h2>
            <Toggle label="Version" className="" options={versions} value={version} onChange={setVersion} />
          </header>
          <div className="contract-editor">
            <SpecPane
              {...specs}
              version={version}
              diagnostics={diagnostics[version]}
              pick={pick}
              onChange={(text) => setSpecs((last) => ({ ...last, [version]: text }))}
            />
          </div>
        </section>
        <section className="contract-pane contract-pane--report" aria-label="Report">
          {unreadable.length > 0 ? (
            <SpecProblems diagnostics={unreadable} />
          ) : (
            <Report command={`${names.slug} sync`} changes={changes} note={noteOf(specs, outcome)} />
          )}
        </section>
        <section className="contract-pane contract-pane--app" aria-label="App">
          <AppPane
            outcome={outcome}
            checker={typeChecker}
            isLoaded={isLoaded}
            onLoad={() => setIsLoaded(true)}
          />
        </section>
      </div>
    </div>
  );
}

function noteOf({ before, after }: Specs, { isCompared, failure }: LiveOutcome): string | undefined {
  if (before === after) return 'Nothing changed. Change the spec, or choose a change.';
  if (failure) return 'Not compared.';
  return isCompared ? undefined : 'Comparing…';
}

function AppLabel({ errors }: { errors: number }) {
  return errors === 0 ? (
    'App'
  ) : (
    <>
      App <b>{errors === 1 ? '1 error' : `${errors} errors`}</b>
    </>
  );
}

/** The example starts with its first change. Another spec is the reader's to change. */
function startOf(spec: string): Specs {
  const [first] = preparedChanges;
  return { before: spec, after: first && spec === prepared.spec ? applyChange(spec, first) : spec };
}
