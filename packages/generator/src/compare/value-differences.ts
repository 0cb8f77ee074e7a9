import { type Difference, difference } from './difference.js';

/** Every value that fits now did so before. */
export function narrower(now: string, old: string): Difference {
  return difference('request', {
    what: { request: `must be ${now} (was ${old})`, response: `is always ${now} now (was ${old})` },
    todo: { request: `send ${now}` },
  });
}

/** Values fit now that did not before. */
export function wider(now: string, old: string): Difference {
  return difference('response', {
    what: { request: `may be ${now} now (was ${old})`, response: `may be ${now} (was ${old})` },
    todo: { response: 'handle it' },
  });
}

/** No value that fits now did so before, as far as one can tell. */
export function replaced(old: string, now: string): Difference {
  return difference('both', { what: `is ${now} instead of ${old}` });
}

/** One of several types or values is gone. */
export function memberGone(member: string): Difference {
  return difference('both', {
    what: { request: `can't be ${member} anymore`, response: `is never ${member} anymore` },
    todo: { request: "don't send it", response: 'remove the code that handles it' },
  });
}
