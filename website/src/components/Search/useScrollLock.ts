import { useLayoutEffect } from 'react';

/** Holds the page still while a dialog is open, and its width, too, where a scrollbar takes room. */
export function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return undefined;
    const { style } = document.body;
    const { overflow, paddingRight } = style;
    const scrollbar = window.innerWidth - document.documentElement.clientWidth;
    style.overflow = 'hidden';
    style.paddingRight = `${scrollbar}px`;
    return () => {
      style.overflow = overflow;
      style.paddingRight = paddingRight;
    };
  }, [isLocked]);
}
