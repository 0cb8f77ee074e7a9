import { useEffect, useRef } from 'react';
import type { ColorMode, Program } from './messages.ts';
import { type FrameEvent, type OpenFrame, openFrame } from './open-frame.ts';

export type FrameProps = {
  url: string;
  program: Program;
  fetch: typeof fetch;
  mode: ColorMode;
  offline: boolean;
  onEvent: (event: FrameEvent) => void;
};

/** Runs one program. Another program needs another frame, by its `key`: nothing of the first must stay. */
export function Frame({ url, program, fetch: fetchFromMock, mode, offline, onEvent }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const opened = useRef<OpenFrame>(undefined);
  const latest = useRef({ mode, offline, onEvent });

  useEffect(() => {
    latest.current = { mode, offline, onEvent };
    opened.current?.setMode(mode);
    opened.current?.setOffline(offline);
  }, [mode, offline, onEvent]);

  useEffect(() => {
    const element = frame.current!;
    const { mode: startMode, offline: startOffline } = latest.current;
    const session = openFrame(element, {
      program,
      fetch: fetchFromMock,
      mode: startMode,
      offline: startOffline,
      onEvent: (event) => latest.current.onEvent(event),
    });
    opened.current = session;
    // Loaded now, when its messages are heard.
    element.src = url;
    return () => session.close();
  }, [url, program, fetchFromMock]);

  return <iframe ref={frame} className="hl-app__frame" title="The running app" sandbox="allow-scripts" />;
}
