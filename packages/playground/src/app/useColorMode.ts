import { useSyncExternalStore } from 'react';
import type { ColorMode } from './messages.ts';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const read = (): ColorMode => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

/** The color mode of the page. */
export const useColorMode = (): ColorMode => useSyncExternalStore(subscribe, read, () => 'light');
