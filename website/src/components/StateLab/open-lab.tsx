import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import Lab from './Lab';
import { labPage } from './pages';
import type { PageName } from './scenarios';
import { stylesUrl, takeOverStylesUrl } from './styles-url';

const isLinked = (url: string) =>
  [...document.querySelectorAll('link')].some((link) => link.getAttribute('href') === url);

/** Links a style sheet, unless it's linked already. */
async function loadStyles(url: string): Promise<void> {
  if (isLinked(url)) return;
  const link = document.createElement('link');
  try {
    await new Promise((resolve, reject) => {
      Object.assign(link, { rel: 'stylesheet', href: url, onload: resolve, onerror: reject });
      document.head.append(link);
    });
  } catch (error) {
    link.remove();
    throw error;
  }
}

/** Calls back when React has rendered or hydrated what is in it. */
function OnMount({ callback, children }: { readonly callback: () => void; readonly children: ReactNode }) {
  useEffect(callback, [callback]);
  return children;
}

/**
 * Opens the lab in its place: on the static HTML, if it's there.
 *
 * @returns a function that closes it, once it is open: React reports an error if it is closed before it's hydrated.
 */
export async function openLab(place: HTMLElement, page: PageName): Promise<() => void> {
  const rendered = place.querySelector('[data-lab]');
  // The static HTML has its own.
  if (!rendered) await loadStyles(stylesUrl);
  await loadStyles(takeOverStylesUrl);
  return new Promise((resolve) => {
    // Not while React renders the page that replaces this one.
    const close = () => setTimeout(() => root.unmount());
    const lab = (
      <OnMount callback={() => resolve(close)}>
        <Lab page={labPage(page)} />
      </OnMount>
    );
    const root = rendered ? hydrateRoot(rendered, lab) : createRoot(place);
    if (!rendered) root.render(lab);
  });
}
