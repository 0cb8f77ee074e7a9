import { useEffect } from 'react';

/** Lets Escape close the menu of small screens, and gives the focus back to the button that opens it. */
export function useEscapeClosesMenu(): void {
  useEffect(() => {
    function onKeyDown({ key }: KeyboardEvent): void {
      if (key !== 'Escape') return;
      // The theme keeps the menu's state to itself; its close button is the way in.
      const close = document.querySelector<HTMLElement>('.navbar-sidebar--show .navbar-sidebar__close');
      if (!close) return;
      close.click();
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
