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

/**
 * Opens the lab in its place: on the static HTML, if it's there.
 *
 * @returns a function that closes it.
 */
export async function openLab(place: HTMLElement, page: PageName): Promise<() => void> {
  const lab = <Lab page={labPage(page)} />;
  const rendered = place.querySelector('[data-lab]');
  // The static HTML has its own.
  if (!rendered) await loadStyles(stylesUrl);
  await loadStyles(takeOverStylesUrl);
  const root = rendered ? hydrateRoot(rendered, lab) : createRoot(place);
  if (!rendered) root.render(lab);
  // Not while React renders the page that replaces this one.
  return () => setTimeout(() => root.unmount());
}
