import { useLayoutEffect } from 'react';

/**
 * Holds the page still while a dialog is open, and its width, too, where a scrollbar takes room. It marks the root and
 * leaves the body's own style alone: the theme's menu writes its lock there.
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
