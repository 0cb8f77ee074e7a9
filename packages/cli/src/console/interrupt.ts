import { setTimeout as wait } from 'node:timers/promises';

const cleanups = new Set<() => void>();
const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** Names what to do, synchronously, before a signal ends the process. Returns a function that takes it back. */
export function onInterrupt(cleanup: () => void): () => void {
  cleanups.add(cleanup);
  return () => {
    cleanups.delete(cleanup);
  };
}

let isInterruptExpected = false;

/** A command that goes on until it is ended has done its work when a signal ends it: the process then exits with 0. */
export function expectInterrupt(): void {
  isInterruptExpected = true;
}

/** Ends the process in order, as by a signal: nothing half written, the lock released. */
export function interrupt(signal: keyof typeof exitCodes = 'SIGINT'): never {
  for (const cleanup of cleanups) cleanup();
  process.exit(isInterruptExpected ? 0 : exitCodes[signal]);
}

/** Lets Ctrl-C and its kin end the process in order. */
export function exitOnSignals(): void {
  for (const signal of Object.keys(exitCodes) as (keyof typeof exitCodes)[])
    process.on(signal, () => interrupt(signal));
}

/** Lets a signal in that arrived while the process was busy computing. */
export async function yieldToSignals(): Promise<void> {
  await wait(1);
}
