import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type PreparedResponse = { readonly status: number; readonly body: object };

interface PetRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly origin: string | undefined;
  readonly accept: string | undefined;
}

/** A server that sends prepared responses in order to any request, with CORS. */
export class PetServer {
  /** All requests, preflights included. */
  readonly requests: PetRequest[] = [];
  readonly #answers: PreparedResponse[] = [];
  readonly #http = createServer(({ method, url, headers }, response) => {
    const { origin, accept } = headers;
    this.requests.push({ method, url, origin, accept });
    const { status, body } = this.#answers.shift() ?? { status: 418, body: { message: 'Asked too often' } };
    response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify(body));
  });

  async listen(): Promise<this> {
    await once(this.#http.listen(0, '127.0.0.1'), 'listening');
    return this;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  /** Clears the recorded requests and prepares new responses. */
  prepare(...responses: readonly PreparedResponse[]): void {
    this.requests.length = 0;
    this.#answers.splice(0, Infinity, ...responses);
  }

  close(): void {
    this.#http.closeAllConnections();
    this.#http.close();
  }
}
