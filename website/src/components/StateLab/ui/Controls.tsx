import { useSyncExternalStore, type ReactNode } from 'react';
import { formatTime } from '../core/log';

interface Props {
  readonly isPlaying: boolean;
  readonly isStarted: boolean;
  /** Whether nothing is left to play. */
  readonly isOver: boolean;
  readonly now: number;
  /** Whether readers have buttons for what the components and the server do. */
  readonly isReaderInControl: boolean;
  /** Without it, readers are always in control. */
  readonly onToggleControl: (() => void) | undefined;
  readonly onPlay: () => void;
  readonly onStep: () => void;
  readonly onReset: () => void;
}

const ICONS = {
  play: 'M3 1.5v11l9-5.5z',
  pause: 'M2.5 2h3v10h-3zM8.5 2h3v10h-3z',
  step: 'M2 1.5v11l7-5.5zM10 2h2v10h-2z',
  restart: 'M7 2a5 5 0 1 1-4.8 3.6l1.5.4A3.5 3.5 0 1 0 7 3.5V6L3 3l4-3z',
};

const Icon = ({ name }: { readonly name: keyof typeof ICONS }): ReactNode => (
  <svg width="14" height="14" aria-hidden="true">
    <path d={ICONS[name]} />
  </svg>
);

const subscribeToNothing = () => () => undefined;

/** Whether scripts run: the static page shows buttons that don't work yet. */
const useIsLive = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

interface StepButtonProps {
  readonly name: string;
  readonly icon: keyof typeof ICONS;
  readonly isLive: boolean;
  readonly isUsable: boolean;
  readonly onClick: () => void;
}

/** A button that a press may make unusable. It isn't `disabled` then, so that it keeps the focus. */
const StepButton = ({ name, icon, isLive, isUsable, onClick }: StepButtonProps): ReactNode => (
  <button
    type="button"
    disabled={!isLive}
    aria-disabled={isLive && !isUsable}
    onClick={isUsable ? onClick : undefined}
  >
    <Icon name={icon} />
    {name}
  </button>
);

/** Plays the scenario, or goes through it step by step. */
export default function Controls(props: Props): ReactNode {
  const { isPlaying, isStarted, isOver, now, isReaderInControl, onToggleControl, onPlay, onStep, onReset } =
    props;
  const isLive = useIsLive();
  return (
    <div className="lab-controls lab-live">
      <button type="button" className="lab-play" disabled={!isLive} onClick={onPlay}>
        <Icon name={isPlaying ? 'pause' : 'play'} />
        {isPlaying ? 'Pause' : isStarted && isOver ? 'Play again' : 'Play'}
      </button>
      <StepButton name="Step" icon="step" isLive={isLive} isUsable={!isStarted || !isOver} onClick={onStep} />
      <StepButton name="Reset" icon="restart" isLive={isLive} isUsable={isStarted} onClick={onReset} />
      {onToggleControl && (
        <button type="button" aria-pressed={isReaderInControl} disabled={!isLive} onClick={onToggleControl}>
          Your turn
        </button>
      )}
      <span className="lab-clock">{isStarted ? formatTime(now) : ''}</span>
    </div>
  );
}
