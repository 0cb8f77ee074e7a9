import { type Json, listAt, objectAt, textAt } from '../parse/json.js';

/** The first server of the innermost owner that has any, variables filled in, where it is absolute. */
export function serverOf(owners: readonly Json[]): string | undefined {
  const server = owners.map((owner) => listAt(owner, 'servers')[0]).findLast((first) => first !== undefined);
  const url = textAt(server, 'url')?.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    return textAt(objectAt(objectAt(server, 'variables'), name), 'default') ?? whole;
  });
  return url !== undefined && /^https?:\/\/[^\s{}/?#][^\s{}]*$/i.test(url)
    ? url.replace(/\/+$/, '')
    : undefined;
}
