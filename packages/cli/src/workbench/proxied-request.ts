import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.js';

/** A request that the page asks to send. */
export type ProxiedRequest = {
  url: URL;
  method: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer | undefined;
};

// CONNECT and TRACE would open a tunnel, or show the added headers.
const methods = /^(?!CONNECT$|TRACE$)[A-Z]{3,20}$/;

/** Reads what the page asks for from the header `workbench-request`, and the body. @throws Refusal */
export async function readProxiedRequest(
  request: IncomingMessage,
  maxBytes: number,
): Promise<ProxiedRequest> {
  const { url, method, headers } = parse(String(request.headers['workbench-request'] ?? ''));
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Refusal(`The request body is larger than ${maxBytes / 2 ** 20} MiB.`);
    chunks.push(chunk);
  }
  return { url, method, headers, body: bytes > 0 ? Buffer.concat(chunks) : undefined };
}

function parse(text: string): Omit<ProxiedRequest, 'body'> {
  try {
    const value = JSON.parse(decodeURIComponent(text)) as { url: unknown; method: unknown; headers: unknown };
    const url = new URL(String(value.url));
    const method = String(value.method);
    const headers = (value.headers as unknown[]).map((pair) => {
      const [name, content] = pair as [unknown, unknown];
      return [String(name), String(content)] as const;
    });
    if (
      !/^https?:$/.test(url.protocol) ||
      url.username !== '' ||
      url.password !== '' ||
      !methods.test(method)
    )
      throw new Refusal('Only http and https requests can be sent.');
    return { url, method, headers };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('The request to send is not valid.');
  }
}
