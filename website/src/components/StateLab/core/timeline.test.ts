import { expect, it } from 'vitest';
import recorded from '../recordings/recorded.json';
import { scenarios } from '../scenarios';
import type { LabEvent } from './events';
import { toTimeline, type Lane } from './timeline';

const draw = ({ label, bars, marks }: Lane) =>
  `${label}: ${[...bars.map(({ from, to, look }) => `${look} ${from}-${to ?? ''}`), ...marks.map(({ at, look }) => `${look} at ${at}`)].join(', ')}`;

it('a late response is a dotted line from the abort, and changes no slot', () => {
  const events = recorded['stateful-hook'].late as readonly LabEvent[];
  expect(toTimeline(events, scenarios['stateful-hook'][0]!.readers).map(draw)).toEqual([
    'PetCard: passive 0-',
    'GET /pet/1: waiting 400-1300, late 1300-3400, aborted at 1300, ignored at 3400',
    'GET /pet/2: waiting 1300-2500, success at 2500',
    "'default': init 0-400, pending 400-1300, pending 1300-2500, success 2500-",
  ]);
});

it('components leave and come back, and a restart ends all of them', () => {
  const events: LabEvent[] = [
    { at: 0, type: 'mount', reader: 'A' },
    { at: 1, type: 'unmount', reader: 'A' },
    { at: 2, type: 'mount', reader: 'A' },
    { at: 3, type: 'restart', why: 'reload' },
  ];
  expect(toTimeline(events, [{ name: 'A', fetchOnMount: true }]).map(draw)).toEqual([
    'A: owner 0-1, owner 2-3',
    "'default': init 0-",
  ]);
});

it('a state is shown in fewer words if there is less room', () => {
  const state = { name: 'pending', previousData: 'Rex' } as const;
  const [, lane] = toTimeline([{ at: 0, type: 'state', slot: 'default', state }], [{ name: 'A' }]);
  expect(lane?.bars.at(-1)?.texts).toEqual(['pending (previousData: Rex)', 'pending (had Rex)', 'pending']);
});

it('only the newest five requests have a lane', () => {
  const events = Array.from({ length: 8 }, (_, i) => ({
    at: i,
    type: 'sent' as const,
    request: i + 1,
    pet: i,
  }));
  expect(toTimeline(events, []).map(({ id }) => id)).toEqual([4, 5, 6, 7, 8].map((id) => `request ${id}`));
});
