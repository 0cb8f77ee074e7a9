// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { free } from '../scenarios/free';
import { storageBehavior } from '../scenarios/storage-behavior';
import Stage from '../stage/Stage';
import { toLog } from './log';
import type { Scenario } from './scenario';
import { createSession, type Session } from './session';

let close: (() => void) | undefined;
afterEach(() => close?.());

function start(scenario: Scenario): Session {
  const session = createSession(scenario, { commit: flushSync });
  const root: Root = createRoot(document.createElement('ul'));
  const frame = (reader: { name: string }, output: React.ReactNode) => <li key={reader.name}>{output}</li>;
  flushSync(() => root.render(<Stage session={session} readers={scenario.readers} frame={frame} />));
  close = () => {
    session.close();
    root.unmount();
  };
  return session;
}

const logOf = (session: Session) => toLog(session.getSnapshot().events).map(({ text }) => text);

it('the reader acts in any order, and sets how the server replies', async () => {
  const session = start(free);
  session.setReply({ after: 500, status: 404 });
  await session.act({ mount: ['PetCard'] });
  expect(session.getSnapshot().isIdle).toBe(false);
  await session.advance(499);
  expect(logOf(session)).toEqual(['PetCard mounts', "Slot 'default': pending", 'Request 1: GET /pet/1']);
  await session.advance(1);
  expect(logOf(session).slice(3)).toEqual(['Response 1: 404', "Slot 'default': error, 404"]);
  expect(session.getSnapshot().isIdle).toBe(true);
});

it('a reader who acts ends the script', async () => {
  const session = start(storageBehavior[0]!);
  await session.step();
  await session.act({ unmount: ['PetCard'] });
  await session.advance(20_000);
  const { events, isFree } = session.getSnapshot();
  expect(isFree).toBe(true);
  expect(events.filter(({ type }) => type === 'mount')).toHaveLength(2);
});

it.each([
  ['reload', 'Request 1 is aborted'],
  ['sign-out', 'Response 1: 200, Milo, too late and ignored'],
] as const)('%s during a call ends with: %s', async (why, line) => {
  const session = start(free);
  await session.act({ mount: ['PetPreview'] });
  await session.act({ restart: why });
  await session.act({ unmount: ['PetPreview'] });
  await session.advance(5000);
  expect(logOf(session)).toContain(line);
});

it('what is asked for while the runtime is at work happens afterwards', async () => {
  const session = start(free);
  await Promise.all([session.act({ mount: ['PetCard'] }), session.act({ clear: 'PetCard' })]);
  expect(logOf(session).slice(-3)).toEqual([
    'PetCard calls clear',
    'Request 1 is aborted',
    "Slot 'default': init",
  ]);
});

it('an unknown component is an error that names it, and the session goes on', async () => {
  const session = start(free);
  await expect(session.act({ mount: ['Nobody'] })).rejects.toThrow('"free" has no component "Nobody"');
  await session.act({ mount: ['PetBadge'] });
  expect(logOf(session)).toEqual(['PetBadge mounts']);
});

it('a closed session does nothing', async () => {
  const session = start(free);
  await session.act({ mount: ['PetCard'] });
  session.close();
  const { events } = session.getSnapshot();
  await session.act({ unmount: ['PetCard'] });
  await session.advance(5000);
  expect(session.getSnapshot().events).toBe(events);
});
