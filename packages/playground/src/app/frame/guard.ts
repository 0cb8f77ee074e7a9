/** How long a task of the reader's code may take, in milliseconds. */
const limit = 1_000;
/** The clock is read once in so many calls. */
const interval = 256;
/** So many calls without reading the clock mean that the stack has no room left for it. */
const most = 2_000_000;

export class EndlessLoop extends Error {
  override name = 'EndlessLoop';
  line = 1;
}

/**
 * Makes the function that loops and functions call. It throws once a task has taken too long, and from then on always: code
 * that catches the error doesn't get further. What it does then needs almost no stack, because a recursion may have used it.
 *
 * @param onStop - called in a task of its own.
 */
export function createGuard(onStop: (stop: EndlessLoop) => void): (line: number) => void {
  const { port1, port2 } = new MessageChannel();
  // Taken before the reader's code can replace them.
  const [clock, post] = [performance.now.bind(performance), port2.postMessage.bind(port2)];
  const stop = new EndlessLoop('This code ran for more than a second without an end.');
  let [calls, start, isStopped] = [0, 0, false];

  const timer = setInterval(() => {
    if (!isStopped) return;
    clearInterval(timer);
    onStop(stop);
  }, 100);
  // The message arrives in the next task.
  port1.onmessage = () => (start = 0);

  return (line) => {
    if (isStopped) throw stop;
    calls += 1;
    if (calls > most) {
      isStopped = true;
      stop.line = line;
      throw stop;
    }
    if (calls % interval !== 0) return;
    const now = clock();
    calls = 0;
    if (start === 0) {
      post(0);
      start = now;
    } else if (now - start > limit) {
      isStopped = true;
      stop.line = line;
      throw stop;
    }
  };
}
