import { PETS, type LabEvent, type SlotState } from './events';

/** A line of the log. */
export interface LogLine {
  readonly at: number;
  /** The shape in front of the line. */
  readonly look: 'stage' | 'network' | SlotState['name'];
  readonly text: string;
}

const RESTARTS = {
  'sign-out': 'The user signs out, and the provider remounts with an empty store',
  reload: 'The page reloads, and its store is empty',
};

const VERBS = { mount: 'mounts', unmount: 'unmounts' };

/** Says a state in a few words: `error, 404 (previousData: Rex)`. */
export function describeState({ name, data, error, previousData }: SlotState): string {
  const detail = data ?? error;
  const previous = previousData === undefined ? '' : ` (previousData: ${previousData})`;
  return `${name}${detail === undefined ? '' : `, ${detail}`}${previous}`;
}

function describe(event: LabEvent): string {
  switch (event.type) {
    case 'mount':
    case 'unmount':
      return `${event.reader} ${VERBS[event.type]}`;
    case 'execute':
      return `${event.reader} calls execute for pet ${event.pet}`;
    case 'clear':
      return `${event.reader} calls clear`;
    case 'restart':
      return RESTARTS[event.why];
    case 'sent':
      return `Request ${event.request}: GET /pet/${event.pet}`;
    case 'aborted':
      return `Request ${event.request} is aborted`;
    case 'response':
      return `Response ${event.request}: ${describeResponse(event)}${event.isIgnored ? ', too late and ignored' : ''}`;
    case 'state':
      return `Slot '${event.slot}': ${describeState(event.state)}`;
  }
}

/** `200, Rex`, `404` or `no connection`. */
export const describeResponse = ({ status, pet }: Extract<LabEvent, { type: 'response' }>): string =>
  status === 'offline' ? 'no connection' : `${status}${status === 200 ? `, ${PETS[pet] ?? ''}` : ''}`;

function lookOf(event: LabEvent): LogLine['look'] {
  if (event.type === 'state') return event.state.name;
  return 'request' in event ? 'network' : 'stage';
}

/** The lines of the log that a reader sees. */
export const toLog = (events: readonly LabEvent[]): LogLine[] =>
  events.map((event) => ({ at: event.at, look: lookOf(event), text: describe(event) }));

/** Milliseconds as seconds with one decimal: `1.2 s`. */
export const formatTime = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
