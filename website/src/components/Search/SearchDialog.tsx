import { translate } from '@docusaurus/Translate';
import { useHistory } from '@docusaurus/router';
import {
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import LoadAlert from './LoadAlert';
import { getLoad, startLoad, subscribeToLoad, type SearchLoad } from './search-load';
import type { SearchPanelHandle, ShownList } from './SearchPanel';
import styles from './styles.module.css';
import { useIndexUrl } from './useIndexUrl';
import { useScrollLock } from './useScrollLock';

export interface SearchDialogHandle {
  /** @param query - Replaces what is typed. */
  open: (query?: string) => void;
}

const LOADING: SearchLoad = { phase: 'loading' };

/** The dialog. Its input works immediately; results appear once the engine has loaded. */
export default function SearchDialog({ handle }: { readonly handle: Ref<SearchDialogHandle> }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<SearchPanelHandle>(null);
  const history = useHistory();
  const url = useIndexUrl();
  const load = useSyncExternalStore(
    subscribeToLoad,
    () => getLoad(url),
    () => LOADING,
  );
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [list, setList] = useState<ShownList>();
  useScrollLock(isOpen);

  useImperativeHandle(handle, () => ({
    open(replacement) {
      if (dialog.current?.open !== false) return;
      if (replacement !== undefined) setQuery(replacement);
      dialog.current.showModal();
      input.current?.select();
      setOpen(true);
      void startLoad(url);
    },
  }));

  // The button that has the focus disappears.
  const focusInput = () => input.current?.focus();

  function retry(): void {
    focusInput();
    void startLoad(url);
  }

  function close(): void {
    dialog.current?.close();
    setOpen(false);
  }

  function follow(address: string): void {
    // Close first: the browser restores the focus, which the navigation may then move.
    close();
    history.push(address);
  }

  function onBackdropClick(event: MouseEvent): void {
    if (event.target === dialog.current) close();
  }

  const label = translate({
    id: 'search.dialog',
    message: 'Search',
    description: 'The name of the search dialog',
  });
  const Panel = load.phase === 'ready' ? load.panel.default : undefined;
  return (
    <dialog
      ref={dialog}
      role="dialog"
      aria-label={label}
      className={styles.dialog}
      onClick={onBackdropClick}
      onClose={() => setOpen(false)}
    >
      <div className={styles.sheet}>
        <div className={styles.field}>
          <input
            ref={input}
            className={styles.input}
            type="text"
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={list?.isShown === true}
            {...(list?.isShown && { 'aria-controls': 'search-results' })}
            {...(list?.active !== undefined && { 'aria-activedescendant': list.active })}
            placeholder={translate({
              id: 'search.placeholder',
              message: 'Search the docs',
            })}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => panel.current?.onKeyDown(event)}
          />
          <button type="button" className={styles.close} onClick={close}>
            {translate({ id: 'search.close', message: 'Close' })}
          </button>
        </div>
        {load.phase === 'failed' && <LoadAlert missing={load.missing} onRetry={retry} />}
        {load.phase === 'loading' && query.trim() !== '' && (
          <p className={styles.note} role="status">
            {translate({ id: 'search.loading', message: 'Loading the index…' })}
          </p>
        )}
        {Panel && load.phase === 'ready' && (
          <Panel
            handle={panel}
            url={url}
            core={load.core}
            query={query}
            isOpen={isOpen}
            onList={setList}
            onFollow={follow}
            focusInput={focusInput}
          />
        )}
      </div>
    </dialog>
  );
}
