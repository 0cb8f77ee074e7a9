import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Source } from '../config/config.js';
import { fail } from '../diagnostics.js';
import { describeError } from '../disk/describe-error.js';
import { fetchText, type Fetched } from '../network/fetch-text.js';
import { names } from '../names.js';
import { requestHeaders } from '../network/request-headers.js';

export type OpenedSource = Fetched & {
  /** Reads what an external `$ref` leads to. */
  read: (location: string) => Promise<string>;
};

/**
 * Reads the document of a source from its URL or path.
 *
 * The headers of the source go to the origin of its URL alone. A document from the network may not read files.
 *
 * @throws Failure with HL4001 to HL4006
 */
export async function readDocument(
  source: Source,
  root: string,
  onBytes?: (bytes: number) => void,
): Promise<OpenedSource> {
  const timeout = Number(process.env[`${names.constant}_TIMEOUT`]) || 30_000;
  const isRemote = isAddress(source.spec);
  const headers = isRemote ? requestHeaders(source, process.env) : new Headers();
  const document = isRemote
    ? await fetchText(source.spec, { headers, timeout, ...(onBytes && { onBytes }) })
    : await readPath(resolve(root, source.spec), source.spec);
  const read = async (location: string) => {
    if (!isAddress(location)) {
      if (isRemote) fail('HL4006', 'A document from the network cannot refer to files.');
      return (await readPath(pathOf(location), location)).text;
    }
    const own = isRemote && new URL(location).origin === new URL(source.spec).origin;
    return (await fetchText(location, { headers: own ? headers : new Headers(), timeout })).text;
  };
  return { ...document, read };
}

export function isAddress(location: string): boolean {
  return /^https?:\/\//i.test(location);
}

async function readPath(path: string, shown: string): Promise<Fetched> {
  try {
    return { text: await readFile(path, 'utf8'), location: path.replaceAll('\\', '/') };
  } catch (error) {
    fail('HL4006', `${shown} cannot be read: ${describeError(error)}.`, { file: shown });
  }
}

// A `$ref` is a URI reference: a space in a file name is written `%20`.
function pathOf(location: string): string {
  try {
    return decodeURIComponent(location);
  } catch {
    return location;
  }
}
