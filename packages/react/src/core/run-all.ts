export const runAll = (callbacks: ReadonlySet<() => void> | undefined) =>
  callbacks?.forEach((callback) => callback());
