/** The first part of the hash. A link of another version is refused, not misread. */
const PREFIX = '#spec=1.';

/** Longer links are cut by messengers and refused by servers that log them. */
export const MAX_LINK_LENGTH = 16_000;

const URL_PREFIX = '#url=';

/** The URL of a spec in a hash: `/playground#url=https://…` fetches it. */
export const urlIn = (hash: string): string | undefined =>
  hash.startsWith(URL_PREFIX) ? decode(hash.slice(URL_PREFIX.length)) : undefined;

/** The hash that fetches a spec. */
export const toUrlHash = (url: string): string => URL_PREFIX + encodeURIComponent(url);

/** Compresses a spec for the hash of a URL. */
export const toHash = async (spec: string): Promise<string> => PREFIX + (await compress(spec));

/** Whether a hash holds a spec, of this or of another version. */
export const hasSpec = (hash: string): boolean => hash.startsWith('#spec=');

/**
 * Reads the spec in a hash.
 *
 * @param limit - the length beyond which it isn't decompressed
 * @throws Error whose message is shown
 */
export async function fromHash(hash: string, limit: number): Promise<string> {
  if (!hash.startsWith(PREFIX)) throw new Error('The link is from another version of the playground.');
  return decompress(hash.slice(PREFIX.length), limit);
}

/** Compresses a text to characters that every URL may contain. */
export async function compress(text: string): Promise<string> {
  const { deflate } = await import('./deflate.ts');
  return toBase64Url(await deflate(new TextEncoder().encode(text)));
}

/**
 * Reads what {@link compress} wrote.
 *
 * @param limit - the length beyond which it isn't decompressed
 * @throws Error whose message is shown
 */
export async function decompress(text: string, limit: number): Promise<string> {
  try {
    const { inflate } = await import('./deflate.ts');
    return new TextDecoder('utf-8', { fatal: true }).decode(await inflate(fromBase64Url(text), limit));
  } catch (error) {
    if (error instanceof RangeError) throw new Error('The spec in the link is too large.', { cause: error });
    throw new Error('The link is incomplete. Copy it again, as a whole.', { cause: error });
  }
}

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
