import { copyText } from '@hookloom/workbench/copy';
import { useCallback, useEffect, useRef, useState } from 'react';
import { MAX_LINK_LENGTH } from '../../share/link.ts';
import { MAX_LENGTH } from '../run/contract-client.ts';
import { fromHash, type Specs, toHash } from '../specs-link.ts';

/** Opens the specs in the page's URL, and writes links. `notice` says what came of it. */
export function useLink(isPage: boolean, open: (specs: Specs) => void) {
  const [notice, setNotice] = useState('');
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });

  useEffect(() => {
    if (!isPage) return;
    const read = () =>
      void fromHash(window.location.hash, MAX_LENGTH).then(
        (specs) => specs && latest.current(specs),
        (error: unknown) => setNotice(error instanceof Error ? error.message : String(error)),
      );
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [isPage]);

  const share = useCallback(async (specs: Specs) => {
    const link = window.location.href.replace(/#.*/, '') + (await toHash(specs));
    if (link.length > MAX_LINK_LENGTH) {
      setNotice('The specs are too large for a link.');
      return;
    }
    // The address bar is the other place to copy it from.
    window.history.replaceState(window.history.state, '', link);
    setNotice((await copyText(link)) ? 'Copied a link to both specs.' : 'The link is in the address bar.');
  }, []);

  return { notice, share };
}
