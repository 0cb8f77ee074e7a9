import autocannon, { type Result } from 'autocannon';

export const CONNECTIONS = 20;

interface Options {
  readonly paths: readonly string[];
  /** How long to send requests, in seconds. */
  readonly duration?: number;
  /** How many requests to send instead. */
  readonly amount?: number;
  /** How long to wait for a response, in seconds. Default: 10. */
  readonly timeout?: number;
}

/**
 * Sends requests to a server, on several connections at a time.
 *
 * @throws Error if any of them fails: a server that responds with errors is fast.
 */
export async function sendRequests(origin: string, { paths, ...limits }: Options): Promise<Result> {
  const requests = paths.map((path) => ({ path }));
  const result = await autocannon({ url: origin, connections: CONNECTIONS, requests, ...limits });
  const { errors, timeouts, non2xx } = result;
  const succeeded = result['2xx'];
  // When the time is up, each connection waits for a response.
  const inFlight = limits.amount === undefined ? CONNECTIONS : 0;
  // If the server closes a connection, autocannon opens another without counting an error.
  const unanswered = result.requests.sent - succeeded - non2xx - errors - inFlight;
  const counts: readonly (readonly [count: number, what: string])[] = [
    // Timeouts are among the errors.
    [errors - timeouts, 'failed'],
    [timeouts, 'timed out'],
    [unanswered, 'got no response'],
    [non2xx, 'had a status other than 2xx'],
  ];
  const failures = counts.filter(([count]) => count > 0).map(([count, what]) => `${String(count)} ${what}`);
  if (failures.length > 0 || succeeded === 0)
    throw new Error(
      `Requests to ${origin} failed: ${[`${String(succeeded)} succeeded`, ...failures].join(', ')}.`,
    );
  return result;
}
