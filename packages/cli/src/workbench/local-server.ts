import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FileWatcher } from '../watch/file-watcher.js';
import { type ApiContext, readApi } from './api.js';
import { type AppFile, readAppFiles } from './app-files.js';
import { checkAccess } from './guard.js';
import { proxy } from './proxy.js';
import { respond, respondJson, respondText, startResponse } from './respond.js';

const host = '127.0.0.1';

/** Serves the app, the documentation of the sources and the proxy, on this machine only. */
export class LocalServer {
  readonly #token = randomBytes(24).toString('base64url');
  #files: ReadonlyMap<string, AppFile> = new Map();
  readonly #listeners = new Set<ServerResponse>();
  readonly #http: Server;
  readonly #watcher: FileWatcher;
  #preparation: NodeJS.Timeout | undefined;

  constructor(readonly context: ApiContext) {
    this.#http = createServer({ maxHeaderSize: 64 * 1024 }, (request, response) => {
      this.#handle(request, response).catch((error: unknown) => {
        if (response.headersSent) response.destroy();
        else respondJson(response, 500, { message: error instanceof Error ? error.message : String(error) });
      });
    });
    this.#watcher = new FileWatcher(() => this.#announce());
  }

  /** The URL of the page. The token is in the path, so that the page's relative URLs contain it. */
  get url(): string {
    return `http://${host}:${this.#port}/${this.#token}/`;
  }

  get #port(): number {
    return (this.#http.address() as AddressInfo).port;
  }

  /** Rejects with EADDRINUSE if another program listens on the port. */
  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#http.once('error', reject).listen(port, host, resolve);
    });
    this.#files = readAppFiles();
    this.#watcher.watch(this.context.sources.files());
    this.#prepareSearch();
  }

  /** Ends all connections. */
  close(): void {
    this.#http.close();
    this.#http.closeAllConnections();
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const verdict = checkAccess(request, { token: this.#token, port: this.#port });
    if ('status' in verdict) {
      respondText(response, verdict.status, verdict.message);
      return;
    }
    const { path } = verdict;
    const send = /^\/api\/send\/([\w-]+)$/.exec(path)?.[1];
    const loaded = send === undefined ? undefined : this.context.sources.one(send);
    if (request.method === 'POST' && loaded) await proxy(request, response, loaded, this.context.baseUrls);
    else if (request.method !== 'GET') respondText(response, 405, 'This URL can only be read.');
    else if (path === '/api/events') this.#listenTo(response);
    else if (path.startsWith('/api/')) this.#readApi(path.slice('/api/'.length), request, response);
    else this.#serveFile(path, response);
  }

  #serveFile(path: string, response: ServerResponse): void {
    const file = this.#files.get(path);
    if (file) respond(response, 200, file.contents, { 'content-type': file.type });
    else respondText(response, 404, 'There is nothing at this URL.');
  }

  #readApi(path: string, { url = '' }: IncomingMessage, response: ServerResponse): void {
    const value = readApi(path, new URL(url, 'http://localhost').searchParams, this.context);
    if (value === undefined) respondJson(response, 404, { message: 'It no longer exists. Reload the page.' });
    else respondJson(response, 200, value);
  }

  #listenTo(response: ServerResponse): void {
    startResponse(response, { 'content-type': 'text/event-stream' });
    response.write(': connected\n\n');
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
  }

  #announce(): void {
    for (const listener of this.#listeners) listener.write('event: change\ndata:\n\n');
    this.context.sources.all();
    this.#watcher.watch(this.context.sources.files());
    this.#prepareSearch();
  }

  /** For a large spec, the first search would take a second, and the next ones until they are compiled. The page comes first. */
  #prepareSearch(): void {
    clearTimeout(this.#preparation);
    const queries = ['a', 're', 'get', 'list', 'a', 're', 'get', 'list'];
    const searchNext = () => {
      const query = queries.shift();
      if (query === undefined) return;
      this.context.sources.search(query);
      this.#preparation = setTimeout(searchNext).unref();
    };
    this.#preparation = setTimeout(searchNext, 1500).unref();
  }
}
