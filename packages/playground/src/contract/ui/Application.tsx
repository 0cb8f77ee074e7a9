import { memo, useEffect, useRef } from 'react';
import type { Files } from '../check/create-checker.ts';
import type { Problem } from '../check/problem.ts';
import { CodeView } from './CodeView.tsx';

type ApplicationProps = {
  files: Files;
  /** Undefined if the files weren't checked. */
  problems: readonly Problem[] | undefined;
};

/** The files of the application. Those that compile are folded while others don't. Typing doesn't render it again. */
export const Application = memo(ApplicationFiles);

function ApplicationFiles({ files, problems }: ApplicationProps) {
  const list = useRef<HTMLDivElement>(null);
  const hasProblems = problems !== undefined && problems.length > 0;

  // The first message may be below the fold of its pane. The page itself doesn't scroll.
  useEffect(() => {
    const pane = list.current;
    const line = pane?.querySelector<HTMLElement>('.contract-line--broken');
    if (!pane || !line) return;
    const below = line.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom;
    pane.scrollTop = below > 0 ? pane.scrollTop + below + 120 : 0;
  }, [problems]);

  return (
    <div ref={list} className="contract-files">
      {Object.entries(files).map(([file, text]) => {
        const found = problems?.filter((problem) => problem.file === file) ?? [];
        const isFolded = hasProblems && found.length === 0;
        return (
          <details key={`${file}:${isFolded}`} open={!isFolded} className="contract-file">
            <summary>
              <span className="contract-file-name">{file}</span>
              {problems && <FileState count={found.length} />}
            </summary>
            <CodeView file={file} text={text} problems={found} />
          </details>
        );
      })}
    </div>
  );
}

function FileState({ count }: { count: number }) {
  if (count === 0) return <span className="contract-ok">compiles</span>;
  return (
    <span className="contract-count">
      {count} {count === 1 ? 'error' : 'errors'}
    </span>
  );
}
