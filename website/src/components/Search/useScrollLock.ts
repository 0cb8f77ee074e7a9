import { useLayoutEffect } from 'react';

/**
 * Locks the page's scroll position and width while a dialog is open. Sets an attribute on the root, because Docusaurus' menu
 * uses the body's style for its own lock.
 */
export function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return undefined;
    const root = document.documentElement;
    const scrollbar = window.innerWidth - root.clientWidth;
    root.style.setProperty('--search-scrollbar', `${scrollbar}px`);
    root.dataset['searchOpen'] = '';
    return () => {
      root.style.removeProperty('--search-scrollbar');
      delete root.dataset['searchOpen'];
    };
  }, [isLocked]);
}
