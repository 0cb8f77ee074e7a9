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

async function respond(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method === 'DELETE') return new Response(null, { status: 204 });
  if (request.headers.get('Content-Type') === 'application/json') {
    const pet = { id: 5, ...((await request.json()) as object) };
    return Response.json(pet, { status: request.method === 'POST' ? 201 : 200 });
  }
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
      const request = new Request(input, init);
      if (!isFirst) await delay(LATENCY[mode]);
      isFirst = false;
      request.signal.throwIfAborted();
      if (mode === 'offline') throw new TypeError('Failed to fetch');
      return respond(request);
    },
  };
}
