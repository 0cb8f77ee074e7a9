import { beforeEach } from 'vitest';

/** Makes one story of the tests of a suite, each of which begins where the one before it ended: it ends where one fails. */
export function runInSequence(): void {
  let isStuck = false;
  beforeEach(({ skip, onTestFailed }) => {
    skip(isStuck, 'The test before it failed.');
    onTestFailed(() => void (isStuck = true));
  });
}
