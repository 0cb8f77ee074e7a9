import type { ProductNames } from '@hookloom/generator';
import { useState } from 'react';
import type { Generated } from '../generate/to-generated.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { RunningApp } from './RunningApp.tsx';
import { useDocument } from './useDocument.ts';

type AppPanelProps = {
  generated: Generated;
  names: ProductNames;
  /** The URL of the page in which components run. */
  frameUrl: string;
  /** The reader's component, if it was changed, and what it is changed to. */
  code: string | undefined;
  onCode: (code: string | undefined) => void;
};

/** Starting an app with this many files takes long enough to be noticed while typing. */
const isLarge = ({ files }: Generated) => files.length > 200;

/** The running app for the reader's spec. That of a large spec only changes when the reader asks for it. */
export default function AppPanel({ generated, names, frameUrl, code, onCode }: AppPanelProps) {
  const [used, setUsed] = useState(generated);
  if (used !== generated && !(isLarge(used) && isLarge(generated))) setUsed(generated);
  const { shown, hasFailed, isRetrying, retry } = useDocument(used);
  const failure = hasFailed && <LoadFailed isRetrying={isRetrying} onRetry={retry} />;
  if (shown === undefined) return failure || <p className="pg-note">Loading</p>;
  const { files, docs } = shown.generated;
  if (!docs) return null;
  return (
    <>
      {failure}
      {used !== generated && (
        <p className="hl-app__changed" role="status">
          The spec has changed.
          <button type="button" onClick={() => setUsed(generated)}>
            Run with the new spec
          </button>
        </p>
      )}
      <RunningApp
        files={files}
        docs={docs}
        document={shown.document}
        names={names}
        frameUrl={frameUrl}
        code={code}
        onCodeChange={onCode}
      />
    </>
  );
}
