/** A promise that a component can read while it renders. */
export type Resource<T> = {
  promise: Promise<T>;
  /** Suspends the component until the promise is fulfilled, like `use` of React 19, which React 18 doesn't have. */
  read: () => T;
};

/** @param promise - must not reject: the component would be suspended forever. */
export function createResource<T>(promise: Promise<T>): Resource<T> {
  let settled: { value: T } | undefined;
  const settling = promise.then((value) => {
    settled = { value };
  });
  return {
    promise,
    read() {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- How a component suspends in React 18 and 19.
      if (settled === undefined) throw settling;
      return settled.value;
    },
  };
}
