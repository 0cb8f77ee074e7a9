import { expect, it } from 'vitest';
import { runTasks } from './schedule.ts';

/** Runs tasks that take some ticks each and records when they start and end. */
async function trace(
  tasks: readonly { name: string; after?: string[]; needs?: string[]; turns?: number }[],
  lanes = 2,
) {
  const events: string[] = [];
  const results = await runTasks(tasks, lanes, async ({ name, turns = 1 }) => {
    events.push(`+${name}`);
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    events.push(`-${name}`);
    return name;
  });
  return { events: events.join(' '), results };
}

it('starts a task as soon as those before it have ended, while others still run', async () => {
  const tasks = [{ name: 'build' }, { name: 'test', needs: ['build'] }, { name: 'lint', turns: 9 }];
  const { events, results } = await trace(tasks);
  expect(events).toBe('+build +lint -build +test -test -lint');
  expect(results).toEqual(['build', 'test', 'lint']);
});

it('runs no more at a time than there are lanes', async () => {
  const { events } = await trace([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 1);
  expect(events).toBe('+a -a +b -b +c -c');
});

it('takes what is not among the tasks as done', async () => {
  expect((await trace([{ name: 'test', after: ['build'] }])).results).toEqual(['test']);
});

it('says which tasks wait for each other', async () => {
  const circle = [
    { name: 'a', after: ['b'] },
    { name: 'b', after: ['a'] },
  ];
  await expect(trace(circle)).rejects.toThrow('These steps wait for each other: a, b');
});
