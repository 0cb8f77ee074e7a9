import { createHash } from 'node:crypto';

/** Which version of a text a server had: what it says about it, and the text itself. */
export type Version = { etag?: string; lastModified?: string; hash: string };

export function versionOf(text: string, headers: Headers): Version {
  const [etag, lastModified] = [headers.get('etag'), headers.get('last-modified')];
  return {
    ...(etag !== null && { etag }),
    ...(lastModified !== null && { lastModified }),
    hash: createHash('sha256').update(text).digest('base64'),
  };
}

/** Asks for the text only if it is another version. */
export function conditionsOf({ etag, lastModified }: Version): Record<string, string> {
  return {
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
  };
}
