import type { BasicCredentials, SourceConfig } from '@hookloom/react';
import type { SourceIndex } from '../data/types.ts';

/** How the requests of a source are sent. Credentials and headers are kept in memory only. */
export type Settings = {
  baseURL: string;
  /** By the name of the security scheme. */
  credentials: Readonly<Record<string, string | BasicCredentials>>;
  /** One header per line, as `Name: value`. */
  headers: string;
};

export function initialSettings({ servers }: SourceIndex): Settings {
  return { baseURL: servers[0]?.url ?? '', credentials: {}, headers: '' };
}

/** The settings of the runtime's provider. */
export function configOf(settings: Settings, send: typeof fetch): SourceConfig {
  return {
    baseURL: settings.baseURL,
    headers: parseHeaders(settings.headers).headers,
    auth: settings.credentials,
    fetch: send,
  };
}

/** Parses lines of headers. `error` names the first line that is none. */
export function parseHeaders(text: string): { headers: Record<string, string>; error?: string } {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const pairs = lines.map((line) => /^\s*([!#$%&'*+.^_`|~\w-]+)\s*:\s*(.*?)\s*$/.exec(line));
  const wrong = lines[pairs.findIndex((pair) => pair === null)];
  const headers = Object.fromEntries(pairs.flatMap((pair) => (pair ? [[pair[1]!, pair[2]!]] : [])));
  return wrong === undefined
    ? { headers }
    : { headers, error: `Not a header: ${wrong}. Write it as “Name: value”.` };
}
