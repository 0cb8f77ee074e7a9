import type { Diagnostic } from '@hookloom/generator';
import { useMemo, useSyncExternalStore } from 'react';
import { Editor } from '../../editor/Editor.tsx';
import type { LineMark } from '../../editor/types.ts';
import { changedLines, type Hunk } from '../changed-lines.ts';
import { StaticSpec } from './StaticSpec.tsx';

export type Version = 'before' | 'after';

type SpecPaneProps = {
  before: string;
  after: string;
  version: Version;
  diagnostics: readonly Diagnostic[];
  /** Changes when the reader picks a change: its first line is scrolled to. */
  pick: number;
  onChange: (text: string) => void;
};

/** One of the two specs in an editor. Lines that differ are tinted, with the text that they had before. */
export function SpecPane({ before, after, version, diagnostics, pick, onChange }: SpecPaneProps) {
  const hunks = useMemo(
    () => (version === 'after' ? changedLines(before, after) : changedLines(after, before)),
    [before, after, version],
  );
  const marks = useMemo(() => hunks.flatMap((hunk) => marksOf(hunk, version)), [hunks, version]);
  const first = hunks[0]?.line;
  // Only a pick scrolls, not the typing that follows it.
  const reveal = useMemo(
    () => (first === undefined ? undefined : { line: first, focus: false }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
    [pick, version],
  );
  const text = version === 'after' ? after : before;
  const canEdit = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  const excerpt = <StaticSpec text={text} marks={marks} />;
  if (!canEdit) return excerpt;
  return (
    <Editor
      placeholder={excerpt}
      value={text}
      language={/^\s*[{[]/.test(text) ? 'json' : 'yaml'}
      label={version === 'after' ? 'Spec after the change' : 'Spec before the change'}
      onChange={onChange}
      diagnostics={diagnostics}
      marks={marks}
      {...(reveal && { reveal })}
    />
  );
}

const noChange = () => () => undefined;

function marksOf({ line, added, removed }: Hunk, version: Version): LineMark[] {
  const message = version === 'after' ? messageOf(removed) : undefined;
  const lines = Array.from({ length: Math.max(added, 1) }, (_, index) => line + index);
  return lines.map((each, index) => ({
    line: each,
    kind: 'changed',
    ...(message !== undefined && index === lines.length - 1 && { message }),
  }));
}

function messageOf(removed: readonly string[]): string | undefined {
  const texts = removed.map((text) => text.trim()).filter((text) => text !== '');
  if (texts.length === 0) return undefined;
  return texts.length === 1
    ? `was: ${texts[0]}`
    : `${texts.length} lines deleted: ${texts.slice(0, 2).join(', ')} …`;
}
