/** Does tasks one after the other. */
export interface TaskQueue {
  readonly isBusy: () => boolean;
  readonly add: (task: () => Promise<void>) => Promise<void>;
}

export function createTaskQueue(): TaskQueue {
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  return {
    isBusy: () => waiting > 0,
    add: (task) => {
      waiting++;
      const done = last.then(task).finally(() => waiting--);
      // A task that fails doesn't keep the next ones from running.
      last = done.catch(() => undefined);
      return done;
    },
  };
}

/** Lets promises and streams settle. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
