import { setTimeout as wait } from 'node:timers/promises';

const cleanups = new Set<() => void>();
const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** Registers synchronous cleanup to run before a signal ends the process. Returns a function that unregisters it. */
export function onInterrupt(cleanup: () => void): () => void {
  cleanups.add(cleanup);
  return () => {
    cleanups.delete(cleanup);
  };
}

let isInterruptExpected = false;

/** Makes signals exit with 0, for a command that runs until it is stopped. */
export function expectInterrupt(): void {
  isInterruptExpected = true;
}

/** Runs the cleanup and ends the process, as a signal does. */
export function interrupt(signal: keyof typeof exitCodes = 'SIGINT'): never {
  for (const cleanup of cleanups) cleanup();
  process.exit(isInterruptExpected ? 0 : exitCodes[signal]);
}

/** Handles Ctrl-C and other signals with {@link interrupt}. */
export function exitOnSignals(): void {
  for (const signal of Object.keys(exitCodes) as (keyof typeof exitCodes)[])
    process.on(signal, () => interrupt(signal));
}

/** Lets signals that arrived during computation be handled. */
export async function yieldToSignals(): Promise<void> {
  await wait(1);
}
