import { useCallback, useState, type ReactNode } from 'react';
import { lastOutputs } from './core/last-outputs';
import { describeState } from './core/log';
import { endOf, type Action, type Reader, type Reply, type Scenario } from './core/scenario';
import { DEFAULT_REPLY } from './core/session';
import type { LabPage } from './pages';
import Stage from './stage/Stage';
import Caption from './ui/Caption';
import Controls from './ui/Controls';
import Log from './ui/Log';
import PageActions from './ui/PageActions';
import ReaderCard from './ui/ReaderCard';
import Rich from './ui/Rich';
import ScenarioPicker from './ui/ScenarioPicker';
import ServerSettings from './ui/ServerSettings';
import StateChip from './ui/StateChip';
import Timeline from './ui/Timeline';
import { useAnnouncement } from './ui/useAnnouncement';
import { usePlayer } from './ui/usePlayer';
import { useReducedMotion } from './ui/useReducedMotion';
import { useSession } from './ui/useSession';

/** The time at the right edge of the timeline. Without a script, it grows by whole seconds. */
const spanOf = (scenario: Scenario, { now, isFree } = { now: 0, isFree: false }) =>
  isFree || !scenario.steps.length ? Math.max(3000, Math.ceil((now + 300) / 1000) * 1000) : endOf(scenario);

/** A scenario on the real runtime. Until it's played, it shows how it went in the tests. */
export default function Lab({ page: { scenarios, recordings } }: { readonly page: LabPage }): ReactNode {
  const [scenario, setScenario] = useState<Scenario>(scenarios[0]!);
  const [reply, setReply] = useState<Reply>(DEFAULT_REPLY);
  const [isPlaying, setPlaying] = useState(false);
  const [isReaderInControl, setReaderInControl] = useState(false);
  const isReduced = useReducedMotion();
  const { session, snapshot, open, close } = useSession();
  const pause = useCallback(() => setPlaying(false), []);
  const { id, title, intro, readers, steps } = scenario;

  const end = snapshot?.isFree || !steps.length ? 0 : endOf(scenario);
  usePlayer(session, isPlaying, isReduced, end, pause);

  const events = snapshot?.events ?? recordings[id] ?? [];
  const stepsDone = snapshot?.stepsDone ?? steps.length;
  const caption = snapshot?.isFree ? '' : (steps[stepsDone - 1]?.caption ?? '');
  const announcement = useAnnouncement(events, caption, session);
  const span = spanOf(scenario, snapshot);
  const isOver = snapshot !== undefined && snapshot.isIdle && (!isPlaying || snapshot.now >= end);

  const act = (action: Action) => {
    void (session ?? open(scenario, reply)).act(action);
    setPlaying(true);
  };
  const changeReply = (next: Reply) => {
    setReply(next);
    session?.setReply(next);
  };
  const toggleControl = () => {
    // The picture shows a run that is over.
    if (!session) open(scenario, reply);
    setReaderInControl(!isReaderInControl);
  };
  const canAct = isReaderInControl || !steps.length;
  const outputs = lastOutputs(events, readers);
  const frame = (reader: Reader, output: ReactNode) => (
    <ReaderCard key={reader.name} reader={reader} output={output} onAct={canAct ? act : undefined} />
  );

  return (
    <section className="lab" aria-label="State lab">
      <ScenarioPicker
        scenarios={scenarios}
        chosen={scenario}
        onChoose={(chosen) => {
          close();
          pause();
          setScenario(chosen);
        }}
      />
      <p className="lab-intro">
        <Rich text={intro} />
      </p>
      <Controls
        isPlaying={isPlaying}
        isStarted={snapshot !== undefined}
        isOver={isOver}
        now={snapshot?.now ?? 0}
        isReaderInControl={canAct}
        onToggleControl={steps.length ? toggleControl : undefined}
        onPlay={() => {
          if (!session || (isOver && !isPlaying)) open(scenario, reply);
          setPlaying(!isPlaying);
        }}
        onStep={() => {
          pause();
          void (session ?? open(scenario, reply)).step();
        }}
        onReset={() => {
          close();
          pause();
        }}
      />
      <Timeline
        title={title}
        events={events}
        readers={readers}
        until={snapshot?.now ?? span}
        isRunning={snapshot !== undefined && !isOver}
        span={span}
      />
      <Caption
        count={steps.length}
        done={stepsDone}
        text={caption}
        isFree={snapshot?.isFree ?? !steps.length}
      />
      <ul className="lab-cards" aria-label="Components">
        {session ? (
          <Stage session={session} readers={readers} frame={frame} />
        ) : (
          readers.map((reader) => {
            const state = outputs.get(reader.name);
            return frame(reader, state && <StateChip look={state.name} text={describeState(state)} />);
          })
        )}
      </ul>
      {canAct && (
        <>
          <ServerSettings reply={reply} onChange={changeReply} />
          <PageActions onAct={act} />
        </>
      )}
      <Log events={events} isRunning={session !== undefined} />
      <small className="lab-note">
        The hooks and components are real. The server is a function in this page.
      </small>
      <p className="lab-hidden" role="status">
        {announcement}
      </p>
    </section>
  );
}
