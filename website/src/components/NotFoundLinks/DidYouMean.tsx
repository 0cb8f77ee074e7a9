import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { getSession, type IndexSession } from '../Search/index-session';
import { getLoad, startLoad, subscribeToLoad } from '../Search/search-load';
import { requestSearch } from '../Search/search-requests';
import { useIndexUrl } from '../Search/useIndexUrl';
import { nearestPages, pathWords } from './nearest-pages';

/** What is suggested instead of the page, when the search has loaded. */
export default function DidYouMean(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const url = useIndexUrl();
  const load = useSyncExternalStore(
    subscribeToLoad,
    () => getLoad(url),
    () => undefined,
  );
  useEffect(() => void startLoad(url), [url]);

  const words = pathWords(pathname, baseUrl);
  if (load?.phase !== 'ready' || words === '') return null;
  return <Suggestions words={words} session={getSession(url, load.core)} baseUrl={baseUrl} />;
}

interface SuggestionsProps {
  readonly words: string;
  readonly session: IndexSession;
  readonly baseUrl: string;
}

/** The pages whose path or title is nearest to the URL's words, if there are any, and a button that searches for the words. */
function Suggestions({ words, session, baseUrl }: SuggestionsProps): ReactNode {
  useSyncExternalStore(session.subscribe, session.progress);
  const pages = nearestPages(session.engine, words);
  const isNear = pages.length > 0;
  // The first file of the index doesn't have all pages.
  useEffect(() => {
    if (isNear) return;
    return session.read();
  }, [isNear, session]);
  return (
    <>
      {isNear && (
        <p>
          {translate({ id: 'notFound.didYouMean', message: 'Did you mean' })}{' '}
          {pages.map(({ path, title }, i) => (
            <span key={path}>
              {i === 0
                ? ''
                : i === pages.length - 1
                  ? translate({ id: 'notFound.or', message: ' or ' })
                  : ', '}
              <Link to={baseUrl + path.slice(1)}>{title}</Link>
            </span>
          ))}
          ?
        </p>
      )}
      <button type="button" className="button button--secondary" onClick={() => requestSearch(words)}>
        {translate({ id: 'notFound.search', message: 'Search for “{words}”' }, { words })}
      </button>
    </>
  );
}
