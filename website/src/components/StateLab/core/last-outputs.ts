import type { LabEvent, SlotState } from './events';
import { slotKey, type Reader } from './scenario';

/** What the components show after these events. Components that aren't mounted are absent. */
export function lastOutputs(
  events: readonly LabEvent[],
  readers: readonly Reader[],
): ReadonlyMap<string, SlotState> {
  const mounted = new Set<string>();
  const states = new Map<string, SlotState>();
  for (const event of events) {
    if (event.type === 'mount') mounted.add(event.reader);
    if (event.type === 'unmount') mounted.delete(event.reader);
    if (event.type === 'restart') mounted.clear();
    if (event.type === 'state') states.set(event.slot, event.state);
  }
  return new Map(
    readers
      .filter(({ name }) => mounted.has(name))
      .map((reader) => [reader.name, states.get(slotKey(reader)) ?? { name: 'init' }]),
  );
}
