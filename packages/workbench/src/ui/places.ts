/** Where the route is kept, as the hash of a URL. */
export type Place = {
  read: () => string;
  write: (hash: string, replaces: boolean) => void;
  subscribe: (onChange: () => void) => () => void;
};

/** The URL of the page. */
export const urlPlace: Place = {
  read: () => window.location.hash,
  write: (hash, replaces) => {
    if (!replaces) window.location.hash = hash;
    else {
      window.history.replaceState(null, '', hash);
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    }
  },
  subscribe: (onChange) => {
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  },
};

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
