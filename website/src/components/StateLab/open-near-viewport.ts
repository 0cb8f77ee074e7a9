import type { PageName } from './scenarios';

/** How near: about one screen, so that the lab has loaded when the reader sees it. */
const MARGIN = '800px';

/** About the lab's height, for a place that is empty: so little moves when it opens. */
const reserve = (place: HTMLElement) => {
  if (!place.hasChildNodes()) place.style.minHeight = place.clientWidth > 544 ? '52rem' : '78rem';
};

/**
 * Loads the lab when its place is near the viewport, and opens it there. If it can't be loaded, the static picture stays,
 * and the next approach tries again.
 *
 * @returns a function that closes it.
 */
export function openNearViewport(place: HTMLElement, page: PageName): () => void {
  let close: (() => void) | undefined;
  let isLeft = false;
  let isLoading = false;

  async function open(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      const { openLab } = await import('./open-lab');
      await openLab(place, page).then((closeLab) => {
        if (isLeft) closeLab();
        else close = closeLab;
      });
      observer.disconnect();
    } catch {
      isLoading = false;
    }
  }

  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void open();
    },
    { rootMargin: MARGIN },
  );
  reserve(place);
  observer.observe(place);
  return () => {
    isLeft = true;
    observer.disconnect();
    close?.();
  };
}
