import type { Json, JsonObject } from '@hookloom/workbench/schemas';
import { delay } from './delay.ts';
import { type Answer, type Backend, openBackend } from './backend.ts';
import { type Reply, toResponse } from './contents.ts';
import { documentedFailure, type Failure, failureBody } from './failure.ts';
import { readParameters } from './parameters.ts';
import { readBody } from './request-body.ts';
import { findRoute, type Match, type Route, routesOf, serverPathsOf } from './routes.ts';
import { fractionOf } from './seed.ts';

/** The network between an app and the mock. */
export type MockNetwork = {
  /** The time until a response arrives, in milliseconds. */
  latency: number;
  /** The share of requests that fail, from 0 to 1. */
  failureRate: number;
  /** Whether the next request fails. It resets itself. */
  failNext: boolean;
  /** Whether requests end with a network error. */
  offline: boolean;
};

/** A server made from a spec. */
export type Mock = {
  /** Responds like a server of the API would. It ignores the host of a request. */
  fetch: typeof fetch;
  /** Change it at any time: it applies to the next request. */
  readonly network: MockNetwork;
  /** Restores the first records. */
  reset: () => void;
};

/** The time between two items of a stream, in milliseconds, if there is no latency. */
const streamInterval = 400;

/**
 * Makes a server from a normalized spec. The same spec and the same requests always have the same responses.
 *
 * @example
 * const mock = createMock(document);
 * const response = await mock.fetch('https://petstore.example/api/pet/1');
 */
export function createMock(document: Json): Mock {
  const network: MockNetwork = { latency: 0, failureRate: 0, failNext: false, offline: false };
  let opened: { routes: Route[]; serverPaths: string[]; backend: Backend } | undefined;
  let count = 0;

  const open = () => {
    const routes = routesOf(document);
    return { routes, serverPaths: serverPathsOf(document), backend: openBackend(routes) };
  };

  const isFailing = () => {
    count += 1;
    if (!network.failNext) return fractionOf(`failure ${count}`) < network.failureRate;
    network.failNext = false;
    return true;
  };

  return {
    network,
    reset: () => {
      opened = undefined;
      count = 0;
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { signal } = request;
      signal.throwIfAborted();
      const { latency, offline } = network;
      const fails = isFailing();
      await delay(latency, signal);
      if (offline) throw new TypeError('Failed to fetch');
      opened ??= open();
      const { routes, serverPaths, backend } = opened;
      const url = new URL(request.url);
      const match = findRoute(routes, serverPaths, request.method, url.pathname);
      if (typeof match === 'string') return unknownRoute(request, url, match);
      const options = {
        accept: request.headers.get('accept') ?? '',
        signal,
        interval: latency || streamInterval,
      };
      const answer = fails ? serverFailure : await respond(backend, match, request, url);
      signal.throwIfAborted();
      return toResponse(match.route, replyOf(match.route, answer, url), options);
    },
  };
}

const serverFailure: Answer = {
  failure: { statuses: [500, 503, 502, 504], code: 'server_error', message: 'The mock was asked to fail.' },
};

/** Validates a request as the spec describes it, and carries it out if it is valid. */
async function respond(backend: Backend, match: Match, request: Request, url: URL): Promise<Answer> {
  const { query, problems } = readParameters(match, url, request.headers);
  const missing = backend.findMissing(match);
  if (missing) return { failure: notFound(missing) };
  if (problems.length > 0) return { failure: invalid([400, 422], problems) };
  const body = await readBody(match.route, request);
  if (body.problems.length > 0) {
    const own = body.status ?? 400;
    return { failure: invalid([...new Set([own, 422, 400])], body.problems) };
  }
  return backend.run({ match, query, body, url }) ?? { failure: notFound(match.parameters) };
}

function notFound(parameters: Readonly<Record<string, string>>): Failure {
  const [named] = Object.entries(parameters).slice(-1);
  const message = named ? `Nothing has the ${named[0]} ${named[1]}.` : 'Nothing has this identifier.';
  return { statuses: [404, 410], code: 'not_found', message };
}

function invalid(statuses: number[], problems: NonNullable<Failure['problems']>): Failure {
  const [{ path, message }] = problems as [(typeof problems)[0]];
  const field = path.slice(1).join('.');
  const others = problems.length > 1 ? ` And ${problems.length - 1} more.` : '';
  return { statuses, code: 'invalid', message: `${field ? `${field}: ` : ''}${message}${others}`, problems };
}

function replyOf(route: Route, answer: Answer, url: URL): Reply {
  if ('failure' in answer) {
    const { failure } = answer;
    const documented = documentedFailure(route, failure.statuses);
    const generic: JsonObject = {
      message: failure.message,
      ...(failure.problems && { issues: failure.problems.map(({ path, message }) => ({ path, message })) }),
    };
    return {
      ...documented,
      json: (schema) =>
        schema === undefined ? generic : failureBody(schema, route, failure, documented.status),
      place: { entity: 'error', index: 0, seed: `${url.pathname} ` },
    };
  }
  return answer.reply;
}

function unknownRoute(
  { method }: Request,
  { pathname }: URL,
  reason: 'no such path' | 'no such method',
): Response {
  const status = reason === 'no such path' ? 404 : 405;
  const what = status === 404 ? `The path ${pathname}` : `${method} ${pathname}`;
  return Response.json({ message: `${what} is not in the spec.` }, { status });
}
