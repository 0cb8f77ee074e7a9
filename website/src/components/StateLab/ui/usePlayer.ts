import { useEffect } from 'react';
import type { Session } from '../core/session';

/** With reduced motion, time between two moments. */
const PAUSE = 1200;
/** The longest frame: after a pause of the page, time goes on where it stopped. */
const MAX_FRAME = 100;

const isOver = (session: Session, end: number) => {
  const { isIdle, now } = session.getSnapshot();
  return isIdle && now >= end;
};

function playFrames(session: Session, end: number, onEnd: () => void): () => void {
  let last = performance.now();
  const tick = (time: number) => {
    void session.advance(Math.min(Math.max(time - last, 0), MAX_FRAME));
    last = time;
    if (isOver(session, end)) onEnd();
    else frame = requestAnimationFrame(tick);
  };
  let frame = requestAnimationFrame(tick);
  return () => cancelAnimationFrame(frame);
}

function playMoments(session: Session, onEnd: () => void): () => void {
  const next = () =>
    void session.step().then(() => {
      if (session.getSnapshot().isIdle) onEnd();
    });
  next();
  const timer = setInterval(next, PAUSE);
  return () => clearInterval(timer);
}

/**
 * Moves the clock of a session while it is played: with each frame or, with reduced motion, from one moment to the next.
 *
 * @param end - when the scenario ends, in milliseconds.
 */
export function usePlayer(
  session: Session | undefined,
  isPlaying: boolean,
  isReduced: boolean,
  end: number,
  onEnd: () => void,
): void {
  useEffect(() => {
    if (!session || !isPlaying) return;
    return isReduced ? playMoments(session, onEnd) : playFrames(session, end, onEnd);
  }, [session, isPlaying, isReduced, end, onEnd]);
}
