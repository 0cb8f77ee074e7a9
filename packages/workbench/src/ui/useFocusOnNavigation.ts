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
    // Someone who walks through results next to the page keeps the focus in the search box.
    const isBeside = (main.current?.getClientRects().length ?? 0) > 0;
    const isSearching = document.activeElement?.matches('.wb [role=combobox]') && isBeside;
    onNavigate();
    if (!isSearching) requestAnimationFrame(() => main.current?.focus({ preventScroll: true }));
  });
  return main;
}
