import { useEffect, useRef } from 'react';
import { type EditorHandle, openEditor } from './open-editor.ts';
import type { EditorProps, PositionProps } from './types.ts';

const NONE: readonly never[] = [];

/** CodeMirror in a shadow root, where its styles are adopted style sheets, which a strict content security policy allows. */
export default function CodeEditor({
  value,
  language,
  label,
  onChange,
  diagnostics = NONE,
  marks = NONE,
  readOnly = false,
  reveal,
  takePosition,
}: EditorProps & PositionProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle>(undefined);
  const latest = useRef({ value, language, onChange });

  useEffect(() => {
    latest.current = { value, language, onChange };
  });

  useEffect(() => {
    const opened = openEditor(host.current!, {
      value: latest.current.value,
      label,
      language: latest.current.language,
      readOnly,
      onChange: (text) => latest.current.onChange?.(text),
    });
    editor.current = opened;
    const position = takePosition();
    if (position) opened.moveTo(position);
    return () => opened.close();
  }, [label, readOnly, takePosition]);

  // After the effect above, which opens a new editor when one of the others changes.
  useEffect(() => editor.current?.setValue(value), [value, label, readOnly]);
  useEffect(() => editor.current?.setLanguage(language), [language, label, readOnly]);
  useEffect(() => editor.current?.setDiagnostics(diagnostics), [diagnostics, value, label, readOnly]);
  useEffect(() => editor.current?.setMarks(marks), [marks, label, readOnly]);
  useEffect(() => (reveal ? editor.current?.reveal(reveal.line, reveal.focus ?? true) : undefined), [reveal]);

  return <div ref={host} />;
}
