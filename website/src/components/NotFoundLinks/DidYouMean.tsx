import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { getSession } from '../Search/index-session';
import { getLoad, startLoad, subscribeToLoad } from '../Search/search-load';
import { requestSearch } from '../Search/search-requests';
import { useIndexUrl } from '../Search/useIndexUrl';
import { nearestPages, pathWords } from './nearest-pages';

/** The pages whose path or title is nearest to the URL, and a button that searches for its words. */
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

  const words = pathWords(pathname, `${baseUrl}docs`);
  if (load?.phase !== 'ready' || words === '') return null;
  const pages = nearestPages(getSession(url, load.core).engine, words);
  return (
    <>
      {pages.length > 0 && (
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
