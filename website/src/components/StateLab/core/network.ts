import { PETS, type Happening } from './events';
import type { Reply } from './scenario';

interface Exchange {
  readonly request: number;
  readonly pet: number;
  readonly due: number;
  readonly reply: Reply;
  readonly resolve: (response: Response) => void;
  readonly reject: (reason: Error) => void;
  isAborted: boolean;
  /** Whether its page or its provider is gone. */
  isAbandoned: boolean;
}

export interface Network {
  /** For the provider. */
  readonly fetch: (request: RequestInfo | URL) => Promise<Response>;
  /** When the next response is due, or `Infinity`. */
  readonly nextDue: () => number;
  /** Delivers what is due. */
  readonly deliver: () => void;
  /** Ends everything in flight, as a page that unloads does. */
  readonly abortAll: () => void;
  /** Lets responses arrive that nobody waits for. */
  readonly abandonAll: () => void;
}

interface Surroundings {
  readonly now: () => number;
  /** The reply to the request with this number. The first is 1. */
  readonly replyTo: (request: number) => Reply;
  readonly record: (happening: Happening) => void;
}

function respond({ reply: { status }, resolve, reject }: Exchange, pet: number): void {
  if (status === 'offline') {
    reject(new TypeError('Failed to fetch'));
    return;
  }
  const body = status === 200 ? { id: pet, name: PETS[pet] } : { message: 'No such pet' };
  resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));
}

/** A server in the page, whose time only moves with the lab's clock. */
export function createNetwork({ now, replyTo, record }: Surroundings): Network {
  let inFlight: Exchange[] = [];
  let sent = 0;

  function open(signal: AbortSignal, pet: number): Promise<Response> {
    return new Promise((resolve, reject) => {
      const request = ++sent;
      const reply = replyTo(request);
      const exchange: Exchange = {
        ...{ request, pet, reply, resolve, reject },
        due: now() + reply.after,
        isAborted: false,
        isAbandoned: false,
      };
      inFlight.push(exchange);
      record({ type: 'sent', request, pet });
      signal.addEventListener('abort', () => {
        if (!inFlight.includes(exchange) || exchange.isAborted) return;
        exchange.isAborted = true;
        record({ type: 'aborted', request, pet });
        if (reply.isLate) return;
        inFlight = inFlight.filter((each) => each !== exchange);
        reject(signal.reason as Error);
      });
    });
  }

  return {
    fetch: (input) => {
      const { url, signal } = input as Request;
      return open(signal, Number(/\d+$/.exec(url)?.[0]));
    },
    nextDue: () => Math.min(...inFlight.map(({ due }) => due)),
    deliver: () => {
      const due = inFlight.filter((each) => each.due <= now());
      inFlight = inFlight.filter((each) => each.due > now());
      for (const exchange of due) {
        const { request, reply } = exchange;
        const pet = reply.pet ?? exchange.pet;
        record({
          type: 'response',
          request,
          pet,
          status: reply.status,
          isIgnored: exchange.isAborted || exchange.isAbandoned,
        });
        respond(exchange, pet);
      }
    },
    abortAll: () => {
      const aborted = inFlight;
      inFlight = [];
      for (const { request, pet, isAborted } of aborted)
        if (!isAborted) record({ type: 'aborted', request, pet });
    },
    abandonAll: () => {
      for (const exchange of inFlight) exchange.isAbandoned = true;
    },
  };
}
