import { useEffect, useEffectEvent } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

function opensSearch(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k')
    return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest(FIELDS));
}

/** Calls back on Ctrl+K, Cmd+K, and `/` outside of inputs. */
export function useShortcut(onShortcut: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!opensSearch(event)) return;
    event.preventDefault();
    onShortcut();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
