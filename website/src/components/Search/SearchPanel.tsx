import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useEffect,
  useImperativeHandle,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { Hit } from './answer';
import type { IndexChunk } from './index-chunk';
import { sessionOf } from './index-session';
import LoadAlert from './LoadAlert';
import { hitAfterKey, hitsOf, viewOf, type ResultView } from './result-view';
import ResultCount from './ResultCount';
import ResultList from './ResultList';
import { optionId } from './ResultOption';
import { usePrefetch } from './usePrefetch';
import WayOn from './WayOn';

export interface SearchPanelHandle {
  onKeyDown: (event: KeyboardEvent) => void;
}

interface Props {
  readonly ref: Ref<SearchPanelHandle>;
  readonly url: string;
  readonly core: IndexChunk;
  readonly query: string;
  readonly isOpen: boolean;
  /** Told the id of the selected option, which the field names as its active descendant. */
  readonly onActive: (id: string | undefined) => void;
  readonly onFollow: (address: string) => void;
}

/** The results for what is typed. It comes with the engine, after the first opening. */
export default function SearchPanel({ ref, url, core, query, isOpen, onActive, onFollow }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const session = sessionOf(url, core);
  const { revision, isComplete, isFailed } = useSyncExternalStore(session.subscribe, session.progress);
  const asked = query.trim();
  const [before, setView] = useState<ResultView>();
  const isCurrent = before?.query === asked && before.revision === revision;
  const view = isCurrent ? before : viewOf(before, session.engine, asked, revision);
  if (!isCurrent) setView(view);

  const { answer, selected } = view;
  const active = selected && optionId(selected);
  useEffect(() => onActive(active), [active, onActive]);

  // The full text is read once something is asked, and after what the first file answers has been drawn.
  const isAsked = isOpen && asked !== '';
  useEffect(() => {
    if (!isAsked) return undefined;
    let timeout: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => (timeout = setTimeout(() => void session.read())));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timeout);
      session.rest();
    };
  }, [session, isAsked]);

  const addressOf = ({ page, anchor }: Pick<Hit, 'page' | 'anchor'>) =>
    baseUrl + page.path.slice(1) + (anchor && `#${anchor}`);

  usePrefetch(selected && addressOf({ page: selected.page, anchor: '' }));

  function select(hit: Hit): void {
    if (hit !== selected) setView({ ...view, selected: hit, isSteered: true });
  }

  useImperativeHandle(ref, () => ({
    onKeyDown(event) {
      if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) return;
      const inNewTab = event.ctrlKey || event.metaKey;
      if (event.key === 'Enter' && selected) {
        event.preventDefault();
        if (inNewTab) window.open(addressOf(selected), '_blank', 'noopener');
        else onFollow(addressOf(selected));
        return;
      }
      const hit = inNewTab ? undefined : hitAfterKey(view, event.key);
      if (!hit) return;
      event.preventDefault();
      select(hit);
    },
  }));

  const hits = hitsOf(answer);
  const isRead = isComplete || isFailed;
  const start = session.engine.firstPage;
  return (
    <>
      <ResultCount query={asked} hits={hits.length} pages={answer.groups.length} isComplete={isRead} />
      {hits.length > 0 && (
        <ResultList
          query={asked}
          answer={answer}
          selected={selected}
          addressOf={addressOf}
          onSelect={select}
          onFollow={onFollow}
        />
      )}
      {asked !== '' && hits.length === 0 && isRead && start && (
        <WayOn start={addressOf({ page: start, anchor: '' })} onFollow={onFollow} />
      )}
      {isFailed && <LoadAlert missing="text" onRetry={() => void session.read()} />}
    </>
  );
}
