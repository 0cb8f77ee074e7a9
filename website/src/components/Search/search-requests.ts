type Listener = (query: string) => void;

const listeners = new Set<Listener>();

/** Opens the search with a query. Does nothing on a page without a search button. */
export function requestSearch(query: string): void {
  const [first] = listeners;
  first?.(query);
}

/** Calls back when another component opens the search. Returns a function that stops it. */
export function onSearchRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
