import { lazy, Suspense } from 'react';
import { Placeholder } from './Placeholder.tsx';
import type { EditorProps } from './types.ts';

const load = () => import('./CodeEditor.tsx');

const CodeEditor = lazy(load);

/** A code editor, which fills the height of its parent. CodeMirror is loaded when it is first rendered. */
export function Editor(props: EditorProps) {
  return (
    <Suspense fallback={<Placeholder {...props} />}>
      <CodeEditor {...props} />
    </Suspense>
  );
}

/** Loads CodeMirror before an editor is rendered. */
export async function preloadEditor(): Promise<void> {
  await load();
}
