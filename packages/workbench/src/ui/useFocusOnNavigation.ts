import { useEffect, useRef, type RefObject } from 'react';

/** After a navigation, the focus and the top of the new page are where a reader expects them. */
export function useFocusOnNavigation(
  place: string,
  onNavigate: () => void,
): RefObject<HTMLDivElement | null> {
  const main = useRef<HTMLDivElement>(null);
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    main.current?.scrollTo(0, 0);
    const isBeside = (main.current?.getClientRects().length ?? 0) > 0;
    onNavigate();
    requestAnimationFrame(() => {
      // Someone who walks through results next to the page, or has pressed the slash key since, is in the search box.
      const isSearching = isBeside && document.activeElement?.matches('.wb [role=combobox]');
      if (!isSearching) main.current?.focus({ preventScroll: true });
    });
  });
  return main;
}
