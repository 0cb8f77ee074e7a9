export const callEach = (callbacks: ReadonlySet<() => void> | undefined) =>
  callbacks?.forEach((callback) => callback());
