import { type ComponentType, useCallback, useEffect, useState, useTransition } from 'react';
import { createResource, type Resource } from './suspend.ts';

/** What a component gets that is shown instead of one whose script failed to load. */
export type LoadFailureProps = {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
};

/** The browser is often online before its requests get through. */
const ONLINE_DELAY_MS = 1_000;

/**
 * A component that is loaded when it is first rendered, as with React's `lazy`, but:
 *
 * - If it has been loaded before, the first render shows it. `lazy` suspends in any case, and React shows a fallback for at
 *   least 300 ms, in React 18 for 500 ms (`FALLBACK_THROTTLE_MS` in ReactFiberWorkLoop.js).
 * - If its script fails to load, another component is in its place, until a retry succeeds. `lazy` throws, which replaces
 *   the page around it, and never asks again.
 *
 * @param Failure - gets the same props too. A second after the browser is online again, there is a retry.
 * @returns The component, and a function that loads it.
 */
export function loadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Failure: ComponentType<NoInfer<Props> & LoadFailureProps>,
): [component: ComponentType<Props>, preload: () => Promise<void>] {
  let Loaded: ComponentType<Props> | undefined;
  /** Has an error if the script fails to load. */
  let attempt: Resource<{ error?: unknown }> | undefined;

  const tryToLoad = async (): Promise<{ error?: unknown }> => {
    try {
      Loaded = (await load()).default;
      return {};
    } catch (error) {
      return { error };
    }
  };
  const start = () => (attempt ??= createResource(tryToLoad()));
  const forget = () => {
    attempt = undefined;
  };

  function Loadable(props: Props) {
    const [, setRetries] = useState(0);
    const [isRetrying, startRetry] = useTransition();

    const onRetry = useCallback(
      () =>
        startRetry(() => {
          forget();
          setRetries((count) => count + 1);
        }),
      [],
    );

    useEffect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const retrySoon = () => {
        clearTimeout(timer);
        timer = setTimeout(() => Loaded ?? onRetry(), ONLINE_DELAY_MS);
      };
      window.addEventListener('online', retrySoon);
      return () => {
        window.removeEventListener('online', retrySoon);
        clearTimeout(timer);
      };
    }, [onRetry]);

    // The next one that is rendered asks again.
    useEffect(() => forget, []);

    const result = Loaded ? {} : start().read();
    return Loaded ? (
      <Loaded {...props} />
    ) : (
      <Failure {...props} error={result.error} isRetrying={isRetrying} onRetry={onRetry} />
    );
  }

  return [
    Loadable,
    async () => {
      await start().promise;
      // If that failed, the render asks again.
      forget();
    },
  ];
}
