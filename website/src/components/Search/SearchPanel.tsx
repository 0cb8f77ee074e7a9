import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { SearchHit } from '@hookloom/generator/search';
import type { IndexChunk } from './index-chunk';
import { useIdentity } from '../useIdentity';
import { commonQuestions } from './common-questions';
import { getSession } from './index-session';
import LoadAlert from './LoadAlert';
import { hitAfterKey, getHits, createQuestionView, createView, type ResultView } from './result-view';
import ResultCount from './ResultCount';
import ResultList from './ResultList';
import { optionId } from './ResultOption';
import { usePrefetch } from './usePrefetch';
import NoResults from './NoResults';
import QuestionList from './QuestionList';

export interface SearchPanelHandle {
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The list below the input. */
export interface ShownList {
  readonly isShown: boolean;
  /** The id of the selected option. */
  readonly active: string | undefined;
}

interface Props {
  readonly handle: Ref<SearchPanelHandle>;
  readonly url: string;
  readonly core: IndexChunk;
  readonly query: string;
  readonly isOpen: boolean;
  /** Receives what the input's ARIA attributes need. */
  readonly onList: (list: ShownList) => void;
  readonly onFollow: (address: string) => void;
  readonly focusInput: () => void;
}

/** The search results. Loaded with the engine when the dialog first opens. */
export default function SearchPanel({
  handle,
  url,
  core,
  query,
  isOpen,
  onList,
  onFollow,
  focusInput,
}: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { slug } = useIdentity().name;
  const session = getSession(url, core);
  const questions = useMemo(() => commonQuestions(session.engine, slug), [session, slug]);
  const { revision, isComplete, isFailed } = useSyncExternalStore(session.subscribe, session.progress);
  const asked = query.trim();
  const [before, setView] = useState<ResultView>();
  const isCurrent = before?.query === asked && (asked === '' || before.revision === revision);
  const view = isCurrent
    ? before
    : asked === ''
      ? createQuestionView(questions, revision)
      : createView(before, session.engine, asked, revision);
  if (!isCurrent) setView(view);

  const { results, selected } = view;
  const hits = getHits(results);
  const isShown = hits.length > 0;
  const active = selected && optionId(selected);
  useEffect(() => onList({ isShown, active }), [isShown, active, onList]);

  // Load the full text once there is a query, after results from the first file are painted.
  const isAsked = isOpen && asked !== '';
  useEffect(() => {
    if (!isAsked) return undefined;
    let timeout: ReturnType<typeof setTimeout>;
    let stop: (() => void) | undefined;
    const frame = requestAnimationFrame(() => (timeout = setTimeout(() => (stop = session.read()))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timeout);
      stop?.();
    };
  }, [session, isAsked]);

  const addressOf = ({ page, anchor }: Pick<SearchHit, 'page' | 'anchor'>) =>
    baseUrl + page.path.slice(1) + (anchor && `#${anchor}`);

  usePrefetch(selected && addressOf({ page: selected.page, anchor: '' }));

  function retry(): void {
    focusInput();
    void session.retry();
  }

  function select(hit: SearchHit): void {
    if (hit !== selected) setView({ ...view, selected: hit, isUserSelection: true });
  }

  useImperativeHandle(handle, () => ({
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

  const isRead = isComplete || isFailed;
  const start = session.engine.firstPage;
  return (
    <>
      <ResultCount query={asked} hits={hits.length} pages={results.groups.length} isComplete={isRead} />
      {isShown && asked === '' && (
        <QuestionList
          questions={questions}
          selected={selected}
          addressOf={addressOf}
          onSelect={select}
          onFollow={onFollow}
        />
      )}
      {isShown && asked !== '' && (
        <ResultList
          query={asked}
          results={results}
          selected={selected}
          addressOf={addressOf}
          onSelect={select}
          onFollow={onFollow}
        />
      )}
      {asked !== '' && !isShown && isRead && start && (
        <NoResults query={asked} start={addressOf({ page: start, anchor: '' })} onFollow={onFollow} />
      )}
      {isFailed && <LoadAlert missing="text" onRetry={retry} />}
    </>
  );
}
