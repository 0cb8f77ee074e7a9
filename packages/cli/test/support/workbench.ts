import { type IncomingHttpHeaders, request } from 'node:http';
import type { Project } from './project.js';

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };
export type Asked = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

/** A running `hookloom workbench`. */
export class RunningWorkbench {
  readonly #started: ReturnType<Project['start']>;
  #output = '';

  constructor(project: Project, args: readonly string[] = [], env?: Record<string, string>) {
    const { stdout, stderr } = (this.#started = project.start(
      ['workbench', '--no-open', '--port', '0', ...args],
      env,
    )).child;
    for (const stream of [stdout, stderr]) stream?.on('data', (text: string) => (this.#output += text));
  }

  get output(): string {
    return this.#output;
  }

  /** The URL that was printed, with the token. */
  async url(): Promise<URL> {
    for (const end = Date.now() + 60_000; ; await new Promise((done) => setTimeout(done, 20))) {
      const [url] = /http:\/\/127\S+/.exec(this.#output) ?? [];
      if (url !== undefined) return new URL(url);
      if (Date.now() > end) throw new Error(`No URL was printed:\n${this.#output}`);
    }
  }

  /** Sends a request as it is, which `fetch` would not: any Host, any path. */
  async ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
    const { hostname, port } = await this.url();
    return new Promise((resolve, reject) => {
      request({ hostname, port, path, method, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
        response.on('error', reject);
      })
        .on('error', reject)
        .end(body);
    });
  }

  /** Asks the page's own server to send a request, as the page does. */
  async send(
    source: string,
    url: string,
    { method = 'GET', headers = {}, body }: Asked = {},
  ): Promise<Answer & { received?: { status: number; headers: [string, string][] } }> {
    const { origin, pathname } = await this.url();
    const described = encodeURIComponent(JSON.stringify({ url, method, headers: Object.entries(headers) }));
    const answer = await this.ask(`${pathname}api/send/${source}`, {
      method: 'POST',
      headers: { origin, 'workbench-request': described },
      ...(body !== undefined && { body }),
    });
    const received = answer.headers['workbench-response'];
    if (typeof received !== 'string') return answer;
    return { ...answer, received: JSON.parse(decodeURIComponent(received)) as never };
  }

  /** Presses Ctrl-C, or sends another signal. */
  async end(signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
    this.#started.child.kill(signal);
    return (await this.#started.ended).code;
  }
}
