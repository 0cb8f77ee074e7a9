import { compress, decompress } from '../share/link.ts';
import { applyChange, preparedChanges } from './example/changes.ts';
import { prepared } from './example/prepared.ts';

/** The two specs that are compared. */
export type Specs = { before: string; after: string };

/** The first part of the hash. A link of another version is refused, not misread. */
const PREFIX = '#specs=1.';

/** Writes both specs into the hash of a URL. A prepared change is its name. */
export async function toHash({ before, after }: Specs): Promise<string> {
  const change = preparedChanges.find(
    (one) => before === prepared.spec && applyChange(before, one) === after,
  );
  return change ? `#${change.id}` : PREFIX + (await compress(JSON.stringify([before, after])));
}

/**
 * Reads both specs from the hash of a URL.
 *
 * @param limit - the length beyond which they aren't decompressed
 * @returns Undefined if the hash contains none
 * @throws Error whose message is shown
 */
export async function fromHash(hash: string, limit: number): Promise<Specs | undefined> {
  const change = preparedChanges.find(({ id }) => hash === `#${id}`);
  if (change) return { before: prepared.spec, after: applyChange(prepared.spec, change) };
  if (!hash.startsWith('#specs=')) return undefined;
  if (!hash.startsWith(PREFIX)) throw new Error('The link is from another version of this page.');
  const specs: unknown = JSON.parse(await decompress(hash.slice(PREFIX.length), limit));
  const [before, after] = Array.isArray(specs) ? (specs as unknown[]) : [];
  if (typeof before !== 'string' || typeof after !== 'string')
    throw new Error('The link is incomplete. Copy it again, as a whole.');
  return { before, after };
}
