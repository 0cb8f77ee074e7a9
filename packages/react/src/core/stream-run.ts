import { abortError } from './to-call-rejection.js';
import type { InFlight } from './call.js';
import { openStream, type StreamInput } from './open-stream.js';
import type { ParsedResponse } from './read-response.js';
import { change, type Store } from './store.js';

/** The minimum time between two states in milliseconds, to limit renders and copies of the events. */
const INTERVAL = 50;

/** Updates the slot of a call with events, unless a newer call has replaced it. */
function showIn({ slots }: Store, id: string, inFlight: InFlight, events: readonly unknown[]): void {
  const slot = slots.get(id);
  if (slot?.inFlight !== inFlight) return;
  slot.kept = { ...slot.kept, events };
  change(slot, { state: 'pending', ...slot.kept });
}

/** Reads a stream into the state of its slot. Resolves with all events at the end. */
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
  const abort = () => controller.abort(abortError());
  inFlight.add(abort);
  store.streams.add(abort);
  try {
    const opened = openStream({ ...wanted, signal: controller.signal });
    for (;;) {
      const { value, done } = await opened.next();
      if (done) return { ...value, data: kept() };
      events.push(value);
      // The first event is shown at once, later ones in batches.
      timer ??= setTimeout(show, Math.max(0, due - performance.now()));
    }
  } catch (cause) {
    if (!controller.signal.aborted) show();
    throw cause;
  } finally {
    clearTimeout(timer);
    store.streams.delete(abort);
  }
}
