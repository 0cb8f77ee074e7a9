// @vitest-environment jsdom
import { format } from 'prettier';
import { expect, it } from 'vitest';
import type { LabEvent } from '../core/events';
import { formatTime, toLog } from '../core/log';
import { scenarios } from './index';
import { expectedLogs } from './expected-logs';
import { inFrames, inSteps, runScenario } from './run-scenario';

const all = Object.entries(scenarios).flatMap(([page, list]) =>
  list.map((scenario) => ({ page, id: scenario.id, scenario })),
);
const recorded: Record<string, Record<string, readonly LabEvent[]>> = {};

it.each(all)('$page: $id logs what its page says, in steps and in frames', async ({ page, id, scenario }) => {
  const events = await runScenario(scenario, inSteps);
  expect(toLog(events).map(({ at, text }) => `${formatTime(at)} ${text}`)).toEqual(expectedLogs[page]?.[id]);
  expect(await runScenario(scenario, inFrames)).toEqual(events);
  (recorded[page] ??= {})[id] = events;
});

// `vitest -u` records again what a change of a scenario has changed.
it('the recordings of the static pictures are of these runs', async () => {
  const text = await format(JSON.stringify(recorded), { parser: 'json', printWidth: 110 });
  await expect(text).toMatchFileSnapshot('../recordings/recorded.json');
});
