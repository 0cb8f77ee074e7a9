import type { ProductNames } from '@hookloom/generator';
import type { Generated } from '../generate/to-generated.ts';
import { RunningApp } from './RunningApp.tsx';

type AppPanelProps = {
  generated: Generated;
  names: ProductNames;
  /** The URL of the page in which components run. */
  frameUrl: string;
  /** The reader's component, if it was changed, and what it is changed to. */
  code: string | undefined;
  onCode: (code: string | undefined) => void;
};

/** The running app for the reader's spec. */
export default function AppPanel({ generated, names, frameUrl, code, onCode }: AppPanelProps) {
  const { files, docs, document } = generated;
  if (!docs || !document) return null;
  return (
    <RunningApp
      files={files}
      docs={docs}
      document={document}
      names={names}
      frameUrl={frameUrl}
      code={code}
      onCodeChange={onCode}
    />
  );
}
