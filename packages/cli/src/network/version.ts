import { createHash } from 'node:crypto';

/** Identifies a version of a text: the validators that the server sent, and a hash of the text. */
export type Version = { etag?: string; lastModified?: string; hash: string };

export function versionOf(text: string, headers: Headers): Version {
  const [etag, lastModified] = [headers.get('etag'), headers.get('last-modified')];
  return {
    ...(etag !== null && { etag }),
    ...(lastModified !== null && { lastModified }),
    hash: createHash('sha256').update(text).digest('base64'),
  };
}

/** The headers of a conditional request (RFC 9110, section 13). */
export function conditionsOf({ etag, lastModified }: Version): Record<string, string> {
  return {
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
  };
}
