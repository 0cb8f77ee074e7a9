/** How long a task of the reader's code may take, in milliseconds. */
const limit = 1_000;
/** The clock is read once in so many calls. */
const interval = 256;

export class EndlessLoop extends Error {
  override name = 'EndlessLoop';
  constructor(readonly line: number) {
    super(`This code ran for more than ${limit / 1000} second without an end.`);
  }
}

/**
 * Makes the function that loops and functions call. It throws once a task has taken too long, and from then on always: code
 * that catches the error doesn't get further.
 */
export function createGuard(onStop: (stop: EndlessLoop) => void): (line: number) => void {
  const channel = new MessageChannel();
  let [calls, start, stopped] = [0, 0, undefined as EndlessLoop | undefined];
  // The message arrives in the next task.
  channel.port1.onmessage = () => (start = 0);
  return (line) => {
    if (stopped) throw stopped;
    calls += 1;
    if (calls % interval !== 0) return;
    const now = performance.now();
    if (start === 0) {
      start = now;
      channel.port2.postMessage(0);
    } else if (now - start > limit) {
      stopped = new EndlessLoop(line);
      onStop(stopped);
      throw stopped;
    }
  };
}
