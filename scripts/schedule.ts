interface Task {
  readonly name: string;
  readonly after?: readonly string[];
}

/**
 * Runs tasks in parallel once the tasks in their `after` have finished, earlier ones first. Names in `after` that aren't
 * among the tasks are ignored.
 *
 * @param lanes - How many tasks may run at a time.
 * @returns The results, in the order of the tasks.
 * @throws Error if tasks wait for each other.
 */
export async function runTasks<T extends Task, Result>(
  tasks: readonly T[],
  lanes: number,
  perform: (task: T) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<string, Result>();
  const waiting = [...tasks];
  const running = new Set<Promise<void>>();
  const isUnfinished = (name: string) => tasks.some((task) => task.name === name) && !results.has(name);
  while (waiting.length > 0 || running.size > 0) {
    const ready = waiting.findIndex(({ after = [] }) => !after.some(isUnfinished));
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
