/** What distinguishes an entry of the history, as in the router's location. */
export interface HistoryEntry {
  readonly key?: string | undefined;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const KEY = 'scroll-positions';

/** The scroll positions of the history's entries, kept in the tab's session so that they survive a reload. */
export interface Positions {
  readonly get: (entry: HistoryEntry) => number | undefined;
  readonly set: (entry: HistoryEntry, top: number) => void;
  /** Writes to the session storage. Without one, the positions are kept until the page is left. */
  readonly save: () => void;
}

// The address distinguishes entries without a key: the first one, and those that other scripts pushed.
const nameOf = ({ key = '', pathname, search, hash }: HistoryEntry) => `${key} ${pathname}${search}${hash}`;

function read(storage: () => Storage): [string, number][] {
  try {
    return JSON.parse(storage().getItem(KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

export function loadPositions(storage: () => Storage): Positions {
  const positions = new Map(read(storage));
  return {
    get: (entry) => positions.get(nameOf(entry)),
    set: (entry, top) => positions.set(nameOf(entry), top),
    save() {
      try {
        storage().setItem(KEY, JSON.stringify([...positions]));
      } catch {
        // Storage is denied or full.
      }
    },
  };
}
