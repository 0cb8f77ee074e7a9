import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { readonly status: number; readonly body: object };

interface PetRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly origin: string | undefined;
  readonly accept: string | undefined;
}

/** A real server that gives its answers in turn, whatever it is asked, and lets other origins read them. */
export class PetServer {
  /** All that arrived, preflights too. */
  readonly requests: PetRequest[] = [];
  readonly #answers: Answer[] = [];
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

  /** Forgets what it was asked, and has other answers ready. */
  prepare(...answers: readonly Answer[]): void {
    this.requests.length = 0;
    this.#answers.splice(0, Infinity, ...answers);
  }

  close(): void {
    this.#http.closeAllConnections();
    this.#http.close();
  }
}
