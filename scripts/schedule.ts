interface Task {
  readonly name: string;
  readonly after?: readonly string[];
}

/**
 * Runs each task once all those it comes after have ended, at most so many at a time, earlier ones first. A task that is
 * named in `after` and not among the tasks is taken to be done.
 *
 * @returns The results, in the order of the tasks.
 * @throws Error where tasks wait for each other.
 */
export async function runTasks<T extends Task, Result>(
  tasks: readonly T[],
  lanes: number,
  perform: (task: T) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<string, Result>();
  const waiting = [...tasks];
  const running = new Set<Promise<void>>();
  const isOpen = (name: string) => tasks.some((task) => task.name === name) && !results.has(name);
  while (waiting.length > 0 || running.size > 0) {
    const ready = waiting.findIndex(({ after = [] }) => !after.some(isOpen));
    if (ready >= 0 && running.size < lanes) {
      const [task] = waiting.splice(ready, 1);
      if (!task) break;
      const end = perform(task).then((result) => {
        results.set(task.name, result);
        running.delete(end);
      });
      running.add(end);
    } else if (running.size > 0) {
      await Promise.race(running);
    } else {
      throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    }
  }
  return tasks.map(({ name }) => results.get(name)!);
}
