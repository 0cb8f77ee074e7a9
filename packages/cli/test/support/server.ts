import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Route = string | object | RequestListener;

/** A real HTTP server on this machine. */
export class Server {
  readonly #routes = new Map<string, Route>();
  readonly #http = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    this.requests.push({ path: pathname, headers: request.headers });
    const route = this.#routes.get(pathname);
    if (typeof route === 'function') (route as RequestListener)(request, response);
    else if (route === undefined) response.writeHead(404).end();
    else response.end(typeof route === 'string' ? route : JSON.stringify(route));
  });

  readonly requests: { path: string; headers: NodeJS.Dict<string | string[]> }[] = [];

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#http.listen(0, '127.0.0.1', resolve));
    return this;
  }

  /** Responds to a path with a text, JSON, or as a listener does. Returns its address. */
  serve(path: string, route: Route): string {
    this.#routes.set(path, route);
    return this.url(path);
  }

  url(path: string): string {
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}${path}`;
  }

  /** Resolves when a path has been asked for. */
  async asked(path: string): Promise<void> {
    while (!this.requests.some((request) => request.path === path))
      await new Promise((r) => setTimeout(r, 5));
  }

  close(): void {
    this.#http.closeAllConnections();
    this.#http.close();
  }
}

/** Never responds. */
export const hang: RequestListener = () => undefined;

/** Sends half of the response, and then nothing more. */
export const stall: RequestListener = (_request, response) => void response.write('{"openapi":');

/** Sends the length of the response, half of it and closes the connection. */
export const half =
  (text: string): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-length': Buffer.byteLength(text) });
    breakOff(response, text);
  };

/** The same without a length, in chunks. */
export const halfInChunks =
  (text: string): RequestListener =>
  (_request, response) =>
    breakOff(response, text);

function breakOff(response: ServerResponse, text: string): void {
  response.write(text.slice(0, text.length / 2), () => setTimeout(() => response.destroy(), 20));
}
