import { useEffect } from 'react';
import { closeMobileMenu } from './closeMobileMenu';

/** Closes the mobile menu on Escape and returns focus to the button that opened it. */
export function useEscapeClosesMenu(): void {
  useEffect(() => {
    function onKeyDown({ key }: KeyboardEvent): void {
      if (key !== 'Escape' || !closeMobileMenu()) return;
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
