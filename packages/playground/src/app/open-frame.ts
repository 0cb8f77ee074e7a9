import type { ColorMode, Crash, Program, ToFrame } from './messages.ts';
import { readMessage } from './read-message.ts';
import { type EndedCall, serveRequests } from './serve-requests.ts';

/** What happens in the frame. */
export type FrameEvent =
  | { type: 'rendered' }
  | { type: 'crash'; crash: Crash }
  | { type: 'call'; call: EndedCall }
  | { type: 'state'; slot: string; state: string; note: string }
  | { type: 'log'; level: 'log' | 'error'; text: string; line?: number }
  | { type: 'file'; name: string; blob: Blob };

export type FrameOptions = {
  program: Program;
  fetch: typeof fetch;
  offline: boolean;
  mode: ColorMode;
  onEvent: (event: FrameEvent) => void;
};

export type OpenFrame = {
  setMode: (mode: ColorMode) => void;
  setOffline: (offline: boolean) => void;
  close: () => void;
};

/** The time until the frame must have loaded, until it must have started, and until it must respond to a ping, in milliseconds. */
const [loadLimit, startLimit, pingLimit, pingInterval] = [15_000, 3_000, 4_000, 1_000];
/** Messages in a second. */
const messageLimit = 3_000;

const stopped = (message: string): FrameEvent => ({ type: 'crash', crash: { kind: 'loop', message } });

/** Runs a program in a frame, serves its requests, and says when it stops responding. */
export function openFrame(frame: HTMLIFrameElement, options: FrameOptions): OpenFrame {
  const { program, onEvent } = options;
  let { offline, mode } = options;
  let [isOpen, isReady, loads, count, second] = [true, false, 0, 0, 0];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (message: ToFrame) => {
    // The frame's origin is opaque, so that no other target can be named.
    if (isOpen) frame.contentWindow?.postMessage(message, '*');
  };
  const requests = serveRequests(options.fetch, send, (call) => {
    if (isOpen) onEvent({ type: 'call', call });
  });
  const stop = (message: string) => {
    if (!isOpen) return;
    close();
    onEvent(stopped(message));
  };

  /** A page that was busy itself, or that isn't shown, says nothing about the frame. */
  const expectPong = () => {
    timer = setTimeout(() => {
      if (document.hidden) ping();
      else timer = setTimeout(() => stop('The app stopped responding.'), 500);
    }, pingLimit);
  };
  const ping = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      send({ type: 'ping' });
      expectPong();
    }, pingInterval);
  };

  const onMessage = ({ source, data }: MessageEvent) => {
    if (source !== frame.contentWindow || source === null) return;
    const now = Math.floor(performance.now() / 1_000);
    count = now === second ? count + 1 : 0;
    second = now;
    if (count > messageLimit) {
      stop('The app sent too many messages.');
      return;
    }
    const message = readMessage(data);
    if (!message) return;
    if (message.type === 'ready') {
      if (isReady) return;
      isReady = true;
      send({ type: 'run', program, offline, mode });
      send({ type: 'ping' });
      clearTimeout(timer);
      expectPong();
    } else if (message.type === 'pong') ping();
    else if (message.type === 'request') requests.serve(message);
    else if (message.type === 'abort') requests.abort(message.id);
    else onEvent(message);
  };
  const expectReady = (limit: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => stop("The page of the app couldn't be loaded. Check your connection."), limit);
  };
  const onLoad = () => {
    loads += 1;
    if (loads > 1) stop('The app left its page.');
    // An error page of the browser or the host has loaded, too.
    else if (!isReady) expectReady(startLimit);
  };

  expectReady(loadLimit);
  addEventListener('message', onMessage);
  frame.addEventListener('load', onLoad);

  function close() {
    isOpen = false;
    clearTimeout(timer);
    removeEventListener('message', onMessage);
    frame.removeEventListener('load', onLoad);
    requests.close();
  }

  return {
    setMode: (next) => {
      mode = next;
      send({ type: 'mode', mode });
    },
    setOffline: (next) => {
      offline = next;
      send({ type: 'offline', offline });
    },
    close,
  };
}
