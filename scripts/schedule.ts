interface Task {
  readonly name: string;
  /** The tasks that must finish first. */
  readonly after?: readonly string[];
  /** The tasks that must finish first, and pass. */
  readonly needs?: readonly string[];
}

/** All tasks that must finish before this one. */
export const dependencies = ({ after = [], needs = [] }: Omit<Task, 'name'>): string[] => [
  ...after,
  ...needs,
];

/**
 * Runs tasks in parallel once the tasks that they depend on have finished, earlier ones first. Names of dependencies that
 * aren't among the tasks are ignored.
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
    const ready = waiting.findIndex((task) => !dependencies(task).some(isUnfinished));
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
