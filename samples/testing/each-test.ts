import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';

beforeEach(() => {
  configure({ asyncUtilTimeout: inject('expectTimeout') });
  // React and the runtime report problems to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(({ task }) => {
  cleanup();
  document.body.replaceChildren();
  if (globalThis.calledInert) task.meta.calledInert = true;
  globalThis.calledInert = undefined;
  const reported = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(reported).toEqual([]);
});
