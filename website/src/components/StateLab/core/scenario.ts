/** A component of a scenario. It reads one slot with a generated hook. */
export interface Reader {
  readonly name: string;
  /** The hook's key. */
  readonly key?: string;
  /** The pet of the hook's own request. */
  readonly pet?: number;
  readonly fetchOnMount?: boolean;
  readonly clearOnUnmount?: boolean;
}

/** What happens on the stage. */
export type Action =
  /** In one React update. */
  | { readonly mount?: readonly string[]; readonly unmount?: readonly string[] }
  /** Mounts a component the way StrictMode does: it mounts, unmounts and mounts again. */
  | { readonly mountTwice: string }
  | { readonly execute: string; readonly pet: number }
  | { readonly clear: string }
  /** Starts over with an empty store. */
  | { readonly restart: 'sign-out' | 'reload' };

/** How the server replies to a request. */
export interface Reply {
  /** The latency in milliseconds. */
  readonly after: number;
  readonly status: 200 | 404 | 'offline';
  /** The pet in the response, by default the one that was asked for. */
  readonly pet?: number;
  /** Whether the response arrives even if the request was aborted. */
  readonly isLate?: boolean;
}

/** A moment of a scenario. */
export interface Step {
  /** Milliseconds since the start. */
  readonly at: number;
  /** Nothing, if the server's reply is what happens. */
  readonly act?: Action;
  /** What the reader sees, as Markdown with code spans. */
  readonly caption: string;
}

export interface Scenario {
  readonly id: string;
  readonly title: string;
  /** What to watch for. */
  readonly intro: string;
  readonly readers: readonly Reader[];
  /** How the server replies to the first, second, … request. */
  readonly replies: readonly Reply[];
  readonly steps: readonly Step[];
}

export const slotKey = ({ key = 'default' }: Reader): string => key;

/** The keys of the slots that the components read. */
export const slotKeys = (readers: readonly Reader[]): string[] => [...new Set(readers.map(slotKey))];

/** When a scenario ends, with time to see its last state. */
export const endOf = ({ steps }: Scenario): number => (steps.at(-1)?.at ?? 0) + 800;
