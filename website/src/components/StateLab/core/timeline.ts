import type { LabEvent } from './events';
import { describeResponse, describeState } from './log';
import { slotKeys, type Reader } from './scenario';

/** A stretch of time in a lane. Without `to`, it goes on. */
export interface Bar {
  readonly from: number;
  readonly to?: number;
  readonly look: 'owner' | 'passive' | 'waiting' | 'late' | 'init' | 'pending' | 'success' | 'error';
  readonly text: string;
  /** What to show if the text is too long. */
  readonly short?: string;
}

/** How a request ended. */
export interface Mark {
  readonly at: number;
  readonly look: 'success' | 'error' | 'aborted' | 'ignored';
  readonly text: string;
}

export interface Lane {
  readonly id: string;
  readonly kind: 'reader' | 'request' | 'slot';
  readonly label: string;
  readonly bars: readonly Bar[];
  readonly marks: readonly Mark[];
}

type Of<Type extends LabEvent['type']> = Extract<LabEvent, { type: Type }>;

/** The options that make a component an owner. */
const ownerOptions = ({ fetchOnMount, clearOnUnmount }: Reader): string =>
  [fetchOnMount && 'fetchOnMount', clearOnUnmount && 'clearOnUnmount'].filter(Boolean).join(', ');

/** The hook as the component calls it. */
export function describeCall({ key, pet, fetchOnMount, clearOnUnmount }: Reader): string {
  const options = [
    key && `key: '${key}'`,
    fetchOnMount && 'fetchOnMount: true',
    clearOnUnmount && 'clearOnUnmount: true',
    pet !== undefined && `path: { petId: ${pet} }`,
  ].filter(Boolean);
  return `useGetPetById(${options.length ? `{ ${options.join(', ')} }` : ''})`;
}

function readerLane(reader: Reader, events: readonly LabEvent[]): Lane {
  const options = ownerOptions(reader);
  const look = options ? 'owner' : 'passive';
  const text = options ? `owner: ${options}` : 'mounted';
  const bars: Bar[] = [];
  for (const event of events) {
    const last = bars.at(-1);
    const isOpen = last !== undefined && last.to === undefined;
    const leaves = event.type === 'restart' || (event.type === 'unmount' && event.reader === reader.name);
    if (leaves && isOpen) bars[bars.length - 1] = { ...last, to: event.at };
    else if (event.type === 'mount' && event.reader === reader.name)
      bars.push({ from: event.at, look, text, short: 'mounted' });
  }
  return { id: reader.name, kind: 'reader', label: reader.name, bars, marks: [] };
}

function requestMark(event: Of<'response'> | Of<'aborted'>): Mark {
  if (event.type === 'aborted') return { at: event.at, look: 'aborted', text: 'aborted' };
  if (event.isIgnored) return { at: event.at, look: 'ignored', text: 'ignored' };
  const isGood = event.status === 200;
  return { at: event.at, look: isGood ? 'success' : 'error', text: describeResponse(event) };
}

function requestLane({ request, pet, at }: Of<'sent'>, events: readonly LabEvent[]): Lane {
  const ends = events.filter(
    (event): event is Of<'response'> | Of<'aborted'> =>
      (event.type === 'response' || event.type === 'aborted') && event.request === request,
  );
  const marks = ends.map(requestMark);
  const [first, second] = marks;
  const bars: Bar[] = [{ from: at, look: 'waiting', text: '', ...(first && { to: first.at }) }];
  if (first && second) bars.push({ from: first.at, to: second.at, look: 'late', text: '' });
  return { id: `request ${request}`, kind: 'request', label: `GET /pet/${pet}`, bars, marks };
}

function slotLane(slot: string, events: readonly LabEvent[]): Lane {
  const states = events.filter((event) => event.type === 'state' && event.slot === slot) as Of<'state'>[];
  const all = [{ at: 0, state: { name: 'init' as const } }, ...states];
  const bars = all
    .map(({ at, state }, i): Bar => {
      const next = all[i + 1];
      const text = describeState(state);
      return { from: at, look: state.name, text, short: state.name, ...(next && { to: next.at }) };
    })
    .filter(({ from, to }) => from !== to);
  return { id: `slot ${slot}`, kind: 'slot', label: `'${slot}'`, bars, marks: [] };
}

/** The most requests that the timeline shows. Older ones are in the log. */
const MAX_REQUESTS = 5;

/** The lanes of the timeline: components, requests, slots. */
export function toTimeline(events: readonly LabEvent[], readers: readonly Reader[]): Lane[] {
  const sent = events.filter((event): event is Of<'sent'> => event.type === 'sent');
  return [
    ...readers.map((reader) => readerLane(reader, events)),
    ...sent.slice(-MAX_REQUESTS).map((event) => requestLane(event, events)),
    ...slotKeys(readers).map((slot) => slotLane(slot, events)),
  ];
}
