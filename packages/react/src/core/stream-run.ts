import { abortError } from './to-call-rejection.js';
import type { InFlight } from './call.js';
import { openStream, type StreamInput } from './open-stream.js';
import type { ParsedResponse } from './read-response.js';
import { change, type Store } from './store.js';

/** Milliseconds between two states: a fast stream renders at most so often, and copies its events no more often. */
const INTERVAL = 50;

/** Shows events in the slot of a call, unless another call has it by now. */
function showIn({ slots }: Store, id: string, inFlight: InFlight, events: readonly unknown[]): void {
  const slot = slots.get(id);
  if (slot?.inFlight !== inFlight) return;
  slot.kept = { ...slot.kept, events };
  change(slot, { state: 'pending', ...slot.kept });
}

/** Reads a stream into the state of its slot; gives all events at the end. */
export async function streamInto(
  store: Store,
  id: string,
  inFlight: InFlight,
  { maxEvents = Infinity, ...wanted }: Omit<StreamInput, 'signal'> & { maxEvents?: number | undefined },
): Promise<ParsedResponse> {
  const controller = new AbortController();
  let events: unknown[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = 0;
  const kept = () => events.slice(Math.max(0, events.length - maxEvents));
  const show = () => {
    clearTimeout(timer);
    timer = undefined;
    due = performance.now() + INTERVAL;
    events = kept();
    showIn(store, id, inFlight, kept());
  };
  inFlight.add(() => controller.abort(abortError()));
  show();
  due = 0;
  try {
    const opened = openStream({ ...wanted, signal: controller.signal });
    for (;;) {
      const { value, done } = await opened.next();
      if (done) return { ...value, data: kept() };
      events.push(value);
      // The first event shows at once, the next ones together.
      timer ??= setTimeout(show, Math.max(0, due - performance.now()));
    }
  } catch (cause) {
    if (!controller.signal.aborted) show();
    throw cause;
  } finally {
    clearTimeout(timer);
  }
}
