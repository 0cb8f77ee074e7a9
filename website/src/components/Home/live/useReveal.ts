import { useLayoutEffect, useRef, type RefObject } from 'react';
import { controlsOf } from './controls';

/**
 * Shows a live part in place of its static HTML, as soon as it looks the same. The focus and a press that came before are
 * passed on to the control at the same position.
 *
 * @returns the ref of the part's element, which has to be `hidden` until `isReady`.
 */
export function useReveal<T extends HTMLElement>(isReady = true): RefObject<T | null> {
  const part = useRef<T>(null);

  useLayoutEffect(() => {
    const place = part.current?.parentElement;
    const placeholder = place?.firstElementChild as HTMLElement | null | undefined;
    if (!isReady || !part.current || !place || !placeholder) return;
    const controls = controlsOf(part.current);
    const focused = controlsOf(placeholder).findIndex((control) => control === document.activeElement);
    placeholder.hidden = true;
    controls[focused]?.focus();
    controls[Number(place.dataset['pressed'])]?.click();
    delete place.dataset['pressed'];
    return () => {
      placeholder.hidden = false;
    };
  }, [isReady]);

  return part;
}
