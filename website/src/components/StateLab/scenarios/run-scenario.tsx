import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { LabEvent } from '../core/events';
import { endOf, type Scenario } from '../core/scenario';
import { createSession, type Session } from '../core/session';
import Stage from '../stage/Stage';

/** How a test moves the clock to the end of a scenario. */
export type Move = (session: Session, scenario: Scenario) => Promise<void>;

/** Step by step, as the Step button does. */
export const inSteps: Move = async (session, { steps }) => {
  while (session.getSnapshot().stepsDone < steps.length) await session.step();
};

/** Frame by frame, as the Play button does. */
export const inFrames: Move = async (session, scenario) => {
  while (session.getSnapshot().now < endOf(scenario)) await session.advance(90);
};

/** Runs a scenario in a document, and returns what happened. */
export async function runScenario(scenario: Scenario, move: Move): Promise<readonly LabEvent[]> {
  const session = createSession(scenario, { commit: flushSync });
  const root = createRoot(document.createElement('ul'));
  const stage = (
    <Stage
      session={session}
      readers={scenario.readers}
      frame={(reader, output) => <li key={reader.name}>{output}</li>}
    />
  );
  flushSync(() => root.render(stage));
  await move(session, scenario);
  const { events, isIdle } = session.getSnapshot();
  session.close();
  root.unmount();
  if (!isIdle) throw new Error(`"${scenario.id}" ends while a response is due: add a step for it.`);
  return events;
}
