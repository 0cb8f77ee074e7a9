import { type ComponentType, lazy } from 'react';

/**
 * Like React's `lazy`, but if the module has been loaded before the first render, that render shows the component. `lazy`
 * suspends in any case, and React shows a fallback for at least 300 ms (`FALLBACK_THROTTLE_MS` in ReactFiberWorkLoop.js).
 *
 * @returns The component, and a function that loads it.
 */
export function preloadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): [component: ComponentType<Props>, preload: () => Promise<void>] {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Lazy: ComponentType<Props> = lazy(loadOnce);
  function Preloadable(props: Props) {
    const Component = loaded ?? Lazy;
    return <Component {...props} />;
  }
  return [
    Preloadable,
    async () => {
      await loadOnce();
    },
  ];
}
