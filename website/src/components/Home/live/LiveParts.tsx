import {
  lazy,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { connectionOf } from '../../connection';
import { rememberPress } from './controls';
import type { LiveName } from './LivePlace';

/** A part that doesn't load leaves its static HTML in place. */
const part = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => load().catch(() => ({ default: () => null })));

const PARTS: Readonly<Record<LiveName, ComponentType>> = {
  card: part(() => import('./LiveCard')),
  list: part(() => import('./LiveList')),
  search: part(() => import('./LiveSearch')),
  workbench: part(() => import('./LiveWorkbench')),
};

const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(callback, { timeout: 2000 })
    : setTimeout(callback, 500);

/** Whether the connection is one on which Docusaurus doesn't prefetch pages. */
function isSlowConnection(): boolean {
  const { saveData = false, effectiveType = '4g' } = connectionOf(navigator);
  return saveData || effectiveType.includes('2g');
}

/**
 * Reports each element when it is near the viewport or used, on a slow connection only when it is used. Waits until the page
 * has loaded and is idle.
 */
function watch(elements: readonly HTMLElement[], onNear: (element: HTMLElement) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) onNear(target as HTMLElement);
    },
    { rootMargin: '300px' },
  );
  const press = (event: MouseEvent) => {
    rememberPress(event);
    onNear(event.currentTarget as HTMLElement);
  };
  for (const element of elements) element.addEventListener('click', press);
  const observe = () => whenIdle(() => elements.forEach((element) => observer.observe(element)));
  if (!isSlowConnection()) {
    if (document.readyState === 'complete') observe();
    else addEventListener('load', observe);
  }
  return () => {
    removeEventListener('load', observe);
    observer.disconnect();
    for (const element of elements) element.removeEventListener('click', press);
  };
}

/** Renders the live parts into their places, each when it is near the viewport. */
export default function LiveParts({ within }: { readonly within: RefObject<HTMLElement | null> }): ReactNode {
  const [near, setNear] = useState<readonly HTMLElement[]>([]);

  useEffect(() => {
    const add = (place: HTMLElement) =>
      setNear((before) => (before.includes(place) ? before : [...before, place]));
    let stop: (() => void) | undefined;
    const start = () => {
      const places = within.current?.querySelectorAll<HTMLElement>('[data-live]') ?? [];
      if (places.length > 0) stop = watch([...places], add);
      return places.length > 0;
    };
    if (start()) return () => stop?.();
    // The page's scripts are loading.
    const content = new MutationObserver(() => start() && content.disconnect());
    content.observe(within.current!, { childList: true, subtree: true });
    return () => {
      content.disconnect();
      stop?.();
    };
  }, [within]);

  return near.map((place) => {
    const Part = PARTS[place.dataset['live'] as LiveName];
    return createPortal(
      <Suspense fallback={null}>
        <Part />
      </Suspense>,
      place,
      place.dataset['live'],
    );
  });
}
