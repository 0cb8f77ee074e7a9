import type { EditorProps } from './types.ts';

const SHOWN_LINES = 60;

/** The first lines, in the place where the editor shows them. */
export function Placeholder({ value, label }: Pick<EditorProps, 'value' | 'label'>) {
  return (
    <pre
      aria-label={`${label}, loading`}
      aria-busy
      style={{
        height: '100%',
        margin: 0,
        padding: '0.5rem 0 0 3.05rem',
        overflow: 'hidden',
        borderRadius: 0,
        background: 'var(--hl-code-surface)',
        color: 'var(--hl-code-text)',
        font: '450 0.875rem/1.6 var(--hl-font-mono)',
      }}
    >
      {value.slice(0, 8_000).split('\n', SHOWN_LINES).join('\n')}
    </pre>
  );
}
