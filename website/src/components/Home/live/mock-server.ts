export const MODES = ['fast', 'slow', 'offline'] as const;

/** How the mock server behaves. */
export type Mode = (typeof MODES)[number];

const LATENCY: Readonly<Record<Mode, number>> = { fast: 400, slow: 2500, offline: 400 };

const PETS = [
  { id: 1, name: 'Bello', status: 'available', photoUrls: [] },
  { id: 2, name: 'Mia', status: 'available', photoUrls: [] },
  { id: 3, name: 'Rex', status: 'pending', photoUrls: [] },
  { id: 4, name: 'Luna', status: 'sold', photoUrls: [] },
];

function respond({ pathname, searchParams }: URL): Response {
  if (pathname.endsWith('/findByStatus'))
    return Response.json(PETS.filter(({ status }) => status === searchParams.get('status')));
  const pet = PETS.find(({ id }) => pathname.endsWith(`/${id}`));
  return pet
    ? Response.json(pet)
    : Response.json({ code: 'not_found', message: 'No such pet' }, { status: 404 });
}

const delay = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

/** A server in the page. Its first response is immediate. */
export interface MockServer {
  readonly fetch: typeof fetch;
  readonly setMode: (mode: Mode) => void;
}

export function createMockServer(): MockServer {
  let isFirst = true;
  let mode: Mode = 'fast';
  return {
    setMode: (next) => {
      mode = next;
    },
    fetch: async (input, init) => {
      const { url, signal } = new Request(input, init);
      if (!isFirst) await delay(LATENCY[mode]);
      isFirst = false;
      signal.throwIfAborted();
      if (mode === 'offline') throw new TypeError('Failed to fetch');
      return respond(new URL(url));
    },
  };
}
