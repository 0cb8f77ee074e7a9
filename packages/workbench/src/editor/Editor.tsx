import { lazy, type ReactNode, Suspense } from 'react';
import { Placeholder } from './Placeholder.tsx';
import type { EditorProps } from './types.ts';

const load = () => import('./CodeEditor.tsx');

const CodeEditor = lazy(load);

/**
 * A code editor, which fills the height of its parent. CodeMirror is loaded when it is first rendered. Until then, the
 * placeholder is shown, by default the first lines.
 */
export function Editor({ placeholder, ...props }: EditorProps & { placeholder?: ReactNode }) {
  return (
    <Suspense fallback={placeholder ?? <Placeholder {...props} />}>
      <CodeEditor {...props} />
    </Suspense>
  );
}

/** Loads CodeMirror before an editor is rendered. */
export async function preloadEditor(): Promise<void> {
  await load();
}
