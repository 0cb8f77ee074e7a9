import { beforeEach } from 'vitest';

/** Skips the remaining tests of a suite after a failure, because each test continues where the previous one ended. */
export function runInSequence(): void {
  let isStuck = false;
  beforeEach(({ skip, onTestFailed }) => {
    skip(isStuck, 'The test before it failed.');
    onTestFailed(() => void (isStuck = true));
  });
}
