import { useSyncExternalStore } from 'react';

/** A call of this session. */
export type Call = {
  id: number;
  source: string;
  operation: string;
  method: string;
  url: string;
  /** A status, the kind of an error, or `aborted`. */
  result: string;
  milliseconds: number;
};

const maxCalls = 50;

let calls: readonly Call[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Adds a call in front of the others. */
export function addCall(call: Omit<Call, 'id'>): void {
  lastId += 1;
  calls = [{ ...call, id: lastId }, ...calls].slice(0, maxCalls);
  for (const listener of listeners) listener();
}

/** The calls of this session, newest first. */
export function useHistory(): readonly Call[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => calls,
    () => calls,
  );
}
