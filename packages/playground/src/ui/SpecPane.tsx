import type { Diagnostic } from '@hookloom/generator';
import { loadable } from '@hookloom/workbench/loadable';
import { type ClipboardEvent, type DragEvent, Suspense, useState } from 'react';
import { Editor } from '../editor/Editor.tsx';
import { languageOf } from '../files/language-of.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { messageOf } from './message-of.ts';

const [Problems] = loadable(() => import('./Problems.tsx'), LoadFailed);

type SpecPaneProps = {
  spec: string;
  diagnostics: readonly Diagnostic[];
  hrefOf: (code: string) => string;
  onChange: (spec: string) => void;
  /** Called when the pane gets the focus: a change may follow. */
  onFocus: () => void;
  onOpen: (spec: string, title: string) => void;
  onError: (message: string) => void;
};

/** The editor of the spec with its problems. Files can be dropped on it, or pasted. */
export function SpecPane({ spec, diagnostics, hrefOf, onChange, onFocus, onOpen, onError }: SpecPaneProps) {
  const [reveal, setReveal] = useState<{ line: number; focus: boolean }>();
  const [isDropTarget, setDropTarget] = useState(false);

  const read = (files: FileList) => {
    const [file] = files;
    if (file)
      import('../files/read-spec.ts')
        .then(({ readFile }) => readFile(file))
        .then(
          (text) => onOpen(text, file.name),
          (error: unknown) => onError(messageOf(error)),
        );
  };
  // Before the editor sees it, which would insert the text of the file.
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    setDropTarget(false);
    if (data.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    read(data.files);
  };

  return (
    <div
      className="pg-spec"
      data-drop={isDropTarget || undefined}
      onFocus={onFocus}
      onPasteCapture={(event) => take(event, event.clipboardData)}
      onDropCapture={(event) => take(event, event.dataTransfer)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDropTarget(true);
      }}
      onDragLeave={() => setDropTarget(false)}
    >
      <div className="pg-fill">
        <Editor
          label="Spec"
          value={spec}
          language={languageOf(spec)}
          onChange={onChange}
          diagnostics={diagnostics}
          {...(reveal && { reveal })}
        />
      </div>
      <Suspense>
        {diagnostics.length > 0 && (
          <Problems
            diagnostics={diagnostics}
            hrefOf={hrefOf}
            onReveal={(line) => setReveal({ line, focus: true })}
          />
        )}
      </Suspense>
    </div>
  );
}
