/** Where the route is kept, as the hash of a URL. */
export type Place = {
  read: () => string;
  write: (hash: string, replaces: boolean) => void;
  subscribe: (onChange: () => void) => () => void;
};

/** The URL of the page. What replaces it is written when the reader pauses, because browsers limit how often. */
export const urlPlace: Place = urlPlaceOf();

function urlPlaceOf(): Place {
  let unwritten: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const flush = () => {
    clearTimeout(timer);
    if (unwritten !== undefined) window.history.replaceState(null, '', unwritten);
    unwritten = undefined;
  };
  const onNavigation = () => {
    clearTimeout(timer);
    unwritten = undefined;
    notify();
  };
  return {
    read: () => unwritten ?? window.location.hash,
    write: (hash, replaces) => {
      if (!replaces) {
        flush();
        window.location.hash = hash;
        return;
      }
      unwritten = hash;
      clearTimeout(timer);
      timer = setTimeout(flush, 200);
      notify();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      if (listeners.size === 1) {
        window.addEventListener('hashchange', onNavigation);
        window.addEventListener('pagehide', flush);
      }
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        window.removeEventListener('hashchange', onNavigation);
        window.removeEventListener('pagehide', flush);
      };
    },
  };
}

/** The memory, so that the URL stays the host page's. */
export function memoryPlace(start = ''): Place {
  let current = start;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    write: (hash) => {
      current = hash;
      for (const listener of listeners) listener();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
