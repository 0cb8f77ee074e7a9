import { type Json, arrayAt, objectAt, stringAt } from '../parse/json.js';

/** The URL of the first server of the innermost owner, with variables replaced. Undefined if it is relative. */
export function serverOf(owners: readonly Json[]): string | undefined {
  const server = owners.map((owner) => arrayAt(owner, 'servers')[0]).findLast((first) => first !== undefined);
  const url = stringAt(server, 'url')?.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    return stringAt(objectAt(objectAt(server, 'variables'), name), 'default') ?? whole;
  });
  return url !== undefined && /^https?:\/\/[^\s{}/?#][^\s{}]*$/i.test(url)
    ? url.replace(/\/+$/, '')
    : undefined;
}
