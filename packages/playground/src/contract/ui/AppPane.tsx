import type { TypeChecker } from '../type-checker.ts';
import { Application } from './Application.tsx';
import { LoadCompiler } from './LoadCompiler.tsx';
import type { LiveOutcome } from './useOutcome.ts';
import { verdictOf } from './verdict.ts';

type AppPaneProps = {
  outcome: LiveOutcome;
  /** Undefined where the site has no compiler to load. */
  checker: TypeChecker | undefined;
  isLoaded: boolean;
  onLoad: () => void;
};

/** The application, and what the compiler says about it. */
export function AppPane({ outcome, checker, isLoaded, onLoad }: AppPaneProps) {
  const { app, problems, unreadable, isSaved, isRunning, failure, existing, duration } = outcome;
  const verdict = verdictOf(outcome);
  const isWaiting = isRunning && isLoaded;
  return (
    <>
      <header className="contract-head">
        <h2>Your app</h2>
        <p role="status" className={`contract-verdict contract-verdict--${verdict.kind}`}>
          {isWaiting ? 'Checking…' : verdict.text}
        </p>
      </header>
      {failure && (
        <p role="alert" className="contract-failure">
          {failure}
        </p>
      )}
      {verdict.kind === 'breaking' && (
        <p className="contract-note">
          No line of this code uses what changed, or no type expresses it. An app that is already deployed can
          still send or receive something that the new spec doesn’t allow.
        </p>
      )}
      {existing > 0 && (
        <p className="contract-note">
          {existing} {existing === 1 ? 'line' : 'lines'} didn’t compile before the change either, and{' '}
          {existing === 1 ? 'isn’t' : 'aren’t'} shown.
        </p>
      )}
      <div className="contract-body" aria-busy={isWaiting} data-dimmed={unreadable.length > 0 || undefined}>
        <Application files={app} problems={problems} />
      </div>
      {checker && isLoaded && duration !== undefined && !isSaved && (
        <p className="contract-duration">
          TypeScript {checker.version} checked this in {Math.round(duration)} ms, in your browser.
        </p>
      )}
      {checker && !isLoaded && <LoadCompiler checker={checker} isSaved={isSaved} onLoad={onLoad} />}
    </>
  );
}
