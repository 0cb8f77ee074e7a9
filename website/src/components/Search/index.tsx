import { translate } from '@docusaurus/Translate';
import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import SearchDialog, { type SearchDialogHandle } from './SearchDialog';
import styles from './styles.module.css';
import { useShortcut } from './useShortcut';

const neverChanges = () => () => undefined;
const shortcut = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K');

/** The search button of the navbar. Nothing else is loaded before its first use. */
export default function Search(): ReactNode {
  const [used, setUsed] = useState(false);
  const dialog = useRef<SearchDialogHandle>(null);
  const shown = useSyncExternalStore(neverChanges, shortcut, () => 'Ctrl K');

  function open(): void {
    // Over an open menu, both would hold the page. The theme keeps the menu's state to itself; its button is the way in.
    document.querySelector<HTMLElement>('.navbar-sidebar--show .navbar-sidebar__close')?.click();
    // The field has to have the focus before this event ends: phones show their keyboard only then, and no keystroke is lost.
    flushSync(() => setUsed(true));
    dialog.current?.open();
  }

  useShortcut(open);

  const label = translate({
    id: 'search.button',
    message: 'Search',
    description: 'The search button of the navbar',
  });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
      >
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m12.8 12.8 4.7 4.7" />
        </svg>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
        {/* Drawn by the style sheet: the button's visible text is then its name. */}
        <kbd className={styles.shortcut} aria-hidden="true" data-keys={shown} />
      </button>
      {used && createPortal(<SearchDialog ref={dialog} />, document.body)}
    </>
  );
}
