import { configure } from '@testing-library/react';
import * as runtime from '@hookloom/react/generated';

export * from '@hookloom/react/generated';

declare global {
  var calledInert: boolean | undefined;
}

/**
 * Replaces `execute`, stateless calls and downloads: they do nothing except record that they were called. The results that a
 * test expects never arrive, so it doesn't need to wait long.
 */
function inert(): Promise<never> {
  globalThis.calledInert = true;
  configure({ asyncUtilTimeout: 300 });
  return new Promise(() => undefined);
}

type Hook = (...options: never[]) => readonly unknown[];

/** Creates hooks like the runtime, but their calls do nothing. */
const withInert =
  (make: (...made: never[]) => unknown, place: number) =>
  (...made: never[]): Hook => {
    const useReal = make(...made) as Hook;
    return (...options) => useReal(...options).with(place, inert);
  };

export const createStatefulHook = withInert(runtime.createStatefulHook, 1);
export const createDownloadHook = withInert(runtime.createDownloadHook, 1);
export const createStatelessHook = withInert(runtime.createStatelessHook, 0);
export const createStreamHook = withInert(runtime.createStreamHook, 1);
export const createStatelessStreamHook = withInert(runtime.createStatelessStreamHook, 0);
export const createCall = () => inert;
export const createStreamCall = () => () => ({ [Symbol.asyncIterator]: () => ({ next: inert }) });
