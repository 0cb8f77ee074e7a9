import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createEchoes } from './echoes.ts';
import type { EditorProps, PositionProps, TextPosition } from './types.ts';

type PlainEditorProps = Pick<EditorProps, 'value' | 'label' | 'onChange' | 'readOnly'> & PositionProps;

/** A text area in the place of the editor, so that a reader can type while CodeMirror loads, or without it. */
export function PlainEditor({ value, label, onChange, readOnly, onLeave, takePosition }: PlainEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [echoes] = useState(() => createEchoes(value));

  useEffect(() => {
    if (!echoes.isEcho(value)) field.current!.value = value;
  }, [value, echoes]);

  useLayoutEffect(() => {
    const { current: area } = field;
    const position = takePosition();
    if (position) moveTo(area!, position);
    return () => {
      const { selectionStart, selectionEnd, selectionDirection, scrollTop } = area!;
      const isBackward = selectionDirection === 'backward';
      onLeave({
        anchor: isBackward ? selectionEnd : selectionStart,
        head: isBackward ? selectionStart : selectionEnd,
        scrollTop,
        isFocused: document.activeElement === area,
      });
    };
  }, [onLeave, takePosition]);

  return (
    <textarea
      ref={field}
      aria-label={label}
      defaultValue={value}
      onChange={({ currentTarget }) => {
        echoes.report(currentTarget.value);
        onChange?.(currentTarget.value);
      }}
      readOnly={readOnly}
      wrap="off"
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      style={style}
    />
  );
}

function moveTo(area: HTMLTextAreaElement, { anchor, head, scrollTop, isFocused }: TextPosition): void {
  const direction = head < anchor ? 'backward' : 'forward';
  area.setSelectionRange(Math.min(anchor, head), Math.max(anchor, head), direction);
  area.scrollTop = scrollTop;
  if (isFocused) area.focus();
}

const style = {
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  margin: 0,
  padding: '0.5rem 0 0 3.05rem',
  border: 0,
  borderRadius: 0,
  outlineOffset: '-2px',
  resize: 'none',
  direction: 'ltr',
  background: 'var(--hl-code-surface)',
  color: 'var(--hl-code-text)',
  font: '450 0.875rem/1.6 var(--hl-font-mono)',
} as const;
