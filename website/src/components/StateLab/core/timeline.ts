import type { LabEvent, SlotState } from './events';
import { describeResponse, describeState } from './log';
import { slotKeys, type Reader } from './scenario';

/** A stretch of time in a lane. Without `to`, it goes on. */
export interface Bar {
  readonly from: number;
  readonly to?: number;
  readonly look: 'owner' | 'passive' | 'waiting' | 'late' | 'init' | 'pending' | 'success' | 'error';
  /** The longest text that fits is shown. */
  readonly texts: readonly string[];
}

/** How a request ended. */
export interface Mark {
  readonly at: number;
  readonly look: 'success' | 'error' | 'aborted' | 'ignored';
  /** The longest text that fits is shown. */
  readonly texts: readonly string[];
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
  const texts = [...(options ? [`owner: ${options}`] : []), 'mounted'];
  const bars: Bar[] = [];
  for (const event of events) {
    const last = bars.at(-1);
    const isOpen = last !== undefined && last.to === undefined;
    const leaves = event.type === 'restart' || (event.type === 'unmount' && event.reader === reader.name);
    if (leaves && isOpen) bars[bars.length - 1] = { ...last, to: event.at };
    else if (event.type === 'mount' && event.reader === reader.name)
      bars.push({ from: event.at, look, texts });
  }
  return { id: reader.name, kind: 'reader', label: reader.name, bars, marks: [] };
}

function requestMark(event: Of<'response'> | Of<'aborted'>): Mark {
  if (event.type === 'aborted') return { at: event.at, look: 'aborted', texts: ['aborted'] };
  if (event.isIgnored) return { at: event.at, look: 'ignored', texts: ['ignored'] };
  const look = event.status === 200 ? 'success' : 'error';
  return { at: event.at, look, texts: [describeResponse(event), String(event.status)] };
}

function requestLane({ request, pet, at }: Of<'sent'>, events: readonly LabEvent[]): Lane {
  const ends = events.filter(
    (event): event is Of<'response'> | Of<'aborted'> =>
      (event.type === 'response' || event.type === 'aborted') && event.request === request,
  );
  const marks = ends.map(requestMark);
  const [first, second] = marks;
  const bars: Bar[] = [{ from: at, look: 'waiting', texts: [], ...(first && { to: first.at }) }];
  if (first && second) bars.push({ from: first.at, to: second.at, look: 'late', texts: [] });
  return { id: `request ${request}`, kind: 'request', label: `GET /pet/${pet}`, bars, marks };
}

/** A state in fewer and fewer words. */
function stateTexts(state: SlotState): string[] {
  const { name, previousData } = state;
  const kept = previousData === undefined ? [] : [`${name} (had ${previousData})`];
  return [...new Set([describeState(state), ...kept, name])];
}

function slotLane(slot: string, events: readonly LabEvent[]): Lane {
  const states = events.filter((event) => event.type === 'state' && event.slot === slot) as Of<'state'>[];
  const all = [{ at: 0, state: { name: 'init' as const } }, ...states];
  const bars = all
    .map(({ at, state }, i): Bar => {
      const next = all[i + 1];
      return { from: at, look: state.name, texts: stateTexts(state), ...(next && { to: next.at }) };
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
