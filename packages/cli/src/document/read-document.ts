import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Source } from '../config/config.js';
import { decodeText } from '../decode-text.js';
import { Failure, fail } from '../diagnostics.js';
import { describeError } from '../disk/describe-error.js';
import { stampOf } from '../disk/stamp.js';
import { fetchText, type Fetched, fetchVersion } from '../network/fetch-text.js';
import { names } from '../names.js';
import { requestHeaders } from '../network/request-headers.js';
import { SyncInputs } from './sync-inputs.js';

export type OpenedSource = Fetched & {
  /** Reads the target of an external `$ref`. */
  read: (location: string) => Promise<string>;
};

type Options = {
  /** Called with the number of bytes received so far. */
  onBytes?: (bytes: number) => void;
  /** Collects what is read. */
  sightings?: SyncInputs;
};

/**
 * Reads the spec of a source from its URL or path.
 *
 * The headers of the source are sent only to the origin of its URL. A spec from the network can't refer to local files.
 *
 * @throws Failure with HL4001 to HL4006
 */
export async function readDocument(
  source: Source,
  root: string,
  { onBytes, sightings = new SyncInputs() }: Options = {},
): Promise<OpenedSource> {
  const isRemote = isAddress(source.spec);
  const headersFor = headersOf(source);
  const fetchFrom = async (location: string, hear?: Options['onBytes']): Promise<Fetched> => {
    sightings.addresses.set(location, undefined);
    const options = { headers: headersFor(location), timeout: timeout(), ...(hear && { onBytes: hear }) };
    const { version, ...fetched } = await fetchText(location, options);
    sightings.addresses.set(location, version);
    return fetched;
  };
  const readFrom = (path: string, shown: string): Promise<Fetched> => {
    sightings.files.set(path, stampOf(path));
    return readPath(path, shown);
  };
  const document = isRemote
    ? await fetchFrom(source.spec, onBytes)
    : await readFrom(resolve(root, source.spec), source.spec);
  const read = async (location: string) => {
    if (isAddress(location)) return (await fetchFrom(location)).text;
    if (isRemote) fail('HL4006', "A spec from the network can't refer to local files.");
    return (await readFrom(resolve(pathOf(location)), location)).text;
  };
  return { ...document, read };
}

/** Whether a URL that was read has a new version, or can't be read anymore. */
export async function hasNewVersion(source: Source, { addresses }: SyncInputs): Promise<boolean> {
  try {
    const headersFor = headersOf(source);
    const found = await Promise.all(
      [...addresses].map(async ([location, before]) => {
        const options = { headers: headersFor(location), timeout: timeout() };
        return before === undefined || (await fetchVersion(location, before, options)) !== before;
      }),
    );
    return found.includes(true);
  } catch (error) {
    if (error instanceof Failure) return true;
    throw error;
  }
}

function headersOf(source: Source): (location: string) => Headers {
  if (!isAddress(source.spec)) return () => new Headers();
  const headers = requestHeaders(source, process.env);
  const origin = originOf(source.spec);
  return (location) => (originOf(location) === origin ? headers : new Headers());
}

function originOf(location: string): string | undefined {
  return URL.canParse(location) ? new URL(location).origin : undefined;
}

function timeout(): number {
  return Number(process.env[`${names.constant}_TIMEOUT`]) || 30_000;
}

export function isAddress(location: string): boolean {
  return /^https?:\/\//i.test(location);
}

async function readPath(path: string, shown: string): Promise<Fetched> {
  try {
    return { text: decodeText(await readFile(path)), location: path.replaceAll('\\', '/') };
  } catch (error) {
    fail('HL4006', `${shown} can't be read: ${describeError(error)}.`, { file: shown });
  }
}

// A `$ref` is a URI reference, in which a space is `%20`.
function pathOf(location: string): string {
  try {
    return decodeURIComponent(location);
  } catch {
    return location;
  }
}
