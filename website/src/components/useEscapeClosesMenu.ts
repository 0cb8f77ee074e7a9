import { useEffect } from 'react';

/** Closes the mobile menu on Escape and returns focus to the button that opened it. */
export function useEscapeClosesMenu(): void {
  useEffect(() => {
    function onKeyDown({ key }: KeyboardEvent): void {
      if (key !== 'Escape') return;
      // Docusaurus doesn't expose the menu's state, so click its close button.
      const close = document.querySelector<HTMLElement>('.navbar-sidebar--show .navbar-sidebar__close');
      if (!close) return;
      close.click();
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
