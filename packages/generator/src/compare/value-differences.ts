import { type Difference, difference } from './difference.js';

/** The new values are a subset of the old ones. */
export function narrower(now: string, old: string): Difference {
  return difference('request', {
    what: { request: `must be ${now} (was ${old})`, response: `is always ${now} now (was ${old})` },
    todo: { request: `send ${now}` },
  });
}

/** Values are allowed that weren't before. */
export function wider(now: string, old: string): Difference {
  return difference('response', {
    what: { request: `may be ${now} now (was ${old})`, response: `may be ${now} (was ${old})` },
    todo: { response: 'handle it' },
  });
}

/** The old and new values are disjoint, or can't be compared. */
export function replaced(old: string, now: string): Difference {
  return difference('both', { what: `is ${now} instead of ${old}` });
}

/** A type, value or union member was removed. */
export function removedMember(member: string): Difference {
  return difference('both', {
    what: { request: `can't be ${member} anymore`, response: `is never ${member} anymore` },
    todo: { request: "don't send it", response: 'remove the code that handles it' },
  });
}
