import { type ReactNode, Suspense, useCallback, useRef } from 'react';
import { Placeholder } from './Placeholder.tsx';
import { PlainEditor } from './PlainEditor.tsx';
import { loadable } from '../loadable.tsx';
import type { EditorProps, TextPosition } from './types.ts';

// If CodeMirror fails to load, the text can still be read and edited.
const [CodeEditor, preloadEditor] = loadable(
  () => import(/* webpackChunkName: "editor" */ './CodeEditor.tsx'),
  PlainEditor,
);

/** Loads CodeMirror before an editor is rendered. */
export { preloadEditor };

/** A text area takes long to show a longer text. */
const MAX_PLAIN_LENGTH = 100_000;

/**
 * A code editor, which fills the height of its parent. CodeMirror is loaded when it is first rendered. Until then, the
 * placeholder is shown: by default a plain text area, or the first lines of a text that is long or can't be edited.
 */
export function Editor({ placeholder, ...props }: EditorProps & { placeholder?: ReactNode }) {
  const position = useRef<TextPosition>(undefined);
  const onLeave = useCallback((left: TextPosition) => {
    position.current = left;
  }, []);
  const takePosition = useCallback(() => {
    const taken = position.current;
    position.current = undefined;
    return taken;
  }, []);
  const isPlain = !props.readOnly && props.value.length <= MAX_PLAIN_LENGTH;
  const initial = isPlain ? (
    <PlainEditor {...props} onLeave={onLeave} takePosition={takePosition} />
  ) : (
    <Placeholder {...props} />
  );
  return (
    <Suspense fallback={placeholder ?? initial}>
      <CodeEditor {...props} onLeave={onLeave} takePosition={takePosition} />
    </Suspense>
  );
}
