import { useHistory } from '@docusaurus/router';
import copy from 'copy-text-to-clipboard';
import type { MouseEvent } from 'react';

const COPIED_MESSAGE_DURATION = 1500;

/** What `CopyButton` does. */
function copyCode(button: HTMLElement): void {
  const code = button.closest('.theme-code-block')?.querySelector('pre')?.textContent ?? '';
  if (!copy(code)) return;
  const message = button.querySelector('span')!;
  button.dataset['copied'] = 'true';
  message.textContent = 'Copied';
  setTimeout(() => {
    delete button.dataset['copied'];
    message.textContent = '';
  }, COPIED_MESSAGE_DURATION);
}

/** The place of a link within the site that the click would follow in the same tab. */
function placeOf(link: HTMLAnchorElement, event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const { origin, pathname, search, hash, target } = link;
  return isPlain && !target && origin === location.origin ? pathname + search + hash : undefined;
}

/** Handles clicks in HTML that React didn't render: copies code, and follows links without loading the page. */
export function useStaticClicks(): (event: MouseEvent) => void {
  const history = useHistory();
  return (event) => {
    const target = event.target as Element;
    if (event.defaultPrevented) return;
    const button = target.closest<HTMLElement>('.theme-code-block button');
    if (button) copyCode(button);
    const link = target.closest('a');
    const place = link && placeOf(link, event);
    if (!place) return;
    event.preventDefault();
    history.push(place);
  };
}
