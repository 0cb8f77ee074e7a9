import { useEvent } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import SearchDialog, { type SearchDialogHandle } from './SearchDialog';
import { onSearchRequest } from './search-requests';
import styles from './styles.module.css';
import { useShortcut } from './useShortcut';

const neverChanges = () => () => undefined;
const shortcut = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K');

/** The navbar's search button. Everything else loads on first use. */
export default function Search(): ReactNode {
  const [used, setUsed] = useState(false);
  const dialog = useRef<SearchDialogHandle>(null);
  const shown = useSyncExternalStore(neverChanges, shortcut, () => 'Ctrl K');

  function open(query?: string): void {
    // Close the mobile menu, which also locks scrolling. Docusaurus doesn't expose its state, so click its button.
    document.querySelector<HTMLElement>('.navbar-sidebar--show .navbar-sidebar__close')?.click();
    // Focus the input within this event: otherwise phones don't show their keyboard, and keystrokes get lost.
    flushSync(() => setUsed(true));
    dialog.current?.open(query);
  }

  useShortcut(() => open());
  const onRequest = useEvent(open);
  useEffect(() => onSearchRequest((query) => onRequest(query)), [onRequest]);

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
        onClick={() => open()}
      >
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m12.8 12.8 4.7 4.7" />
        </svg>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
        {/* The text is CSS content, so that the button's accessible name is only its visible label. */}
        <kbd className={styles.shortcut} aria-hidden="true" data-keys={shown} />
      </button>
      {used && createPortal(<SearchDialog handle={dialog} />, document.body)}
    </>
  );
}
