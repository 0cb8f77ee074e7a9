import { isObject } from './check.js';

/** Text that is the same for two values exactly if they are equal as JSON: the order of an object's keys does not count. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isObject(part) ? { '': Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)) } : part,
  );
}
