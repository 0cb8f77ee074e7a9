import { useEvent } from '@docusaurus/theme-common';
import { useEffect } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

function opensSearch(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k')
    return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false;
  // The editors of the workbench and the playground are in shadow trees, of which `target` names only the host.
  const [target] = event.composedPath();
  return !(target instanceof Element && target.closest(FIELDS));
}

/** Calls back on Ctrl+K, Cmd+K, and `/` outside of inputs, unless an editor has another use for the key. */
export function useShortcut(onShortcut: () => void): void {
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !opensSearch(event)) return;
    event.preventDefault();
    onShortcut();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [onKeyDown]);
}
