// Before React is loaded.
import { watchCommits } from './commits.ts';
import { HookloomProvider } from '@hookloom/react';
import { type ComponentType, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Crash, Program, ToFrame } from '../messages.ts';
import { Boundary } from './Boundary.tsx';
import { forwardConsole } from './console.ts';
import { describeState } from './describe-state.ts';
import { explain } from './explain.ts';
import { handOverFiles } from './files.ts';
import { submitForms } from './forms.ts';
import { createGuard, type EndlessLoop } from './guard.ts';
import { createLoader, LoadError, refuseCodeInTexts } from './load.ts';
import { observedStore } from './observed-store.ts';
import { packages } from './packages.ts';
import { toPage } from './page.ts';
import { receive, remoteFetch } from './remote-fetch.ts';

const { parent } = window;
let isOffline = false;
let hasStarted = false;

addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
  if (source !== parent) return;
  if (data.type === 'ping') toPage({ type: 'pong' });
  else if (data.type === 'mode') document.documentElement.dataset['theme'] = data.mode;
  else if (data.type === 'offline') isOffline = data.offline;
  else if (data.type === 'run') start(data);
  else receive(data);
});

// The runtime asks the browser whether a request failed because the user is offline.
Object.defineProperty(navigator, 'onLine', { get: () => !isOffline });

function start({ program, offline, mode }: ToFrame & { type: 'run' }): void {
  if (hasStarted) return;
  hasStarted = true;
  isOffline = offline;
  document.documentElement.dataset['theme'] = mode;
  globalThis.fetch = remoteFetch;
  forwardConsole(program.entry);
  handOverFiles();
  submitForms();
  run(program);
}

function run(program: Program): void {
  const { entry, source, baseURL } = program;
  const root = createRoot(document.getElementById('root')!, { onCaughtError: () => undefined });
  let hasCrashed = false;
  const crash = (found: Crash) => {
    if (hasCrashed) return;
    hasCrashed = true;
    toPage({ type: 'crash', crash: found });
    // Not while React renders.
    setTimeout(() => root.unmount());
  };
  const onCrash = (error: unknown, stack?: string) => crash(explain(error, entry, stack));
  watchCommits(() => crash({ kind: 'loop', message: 'The component updates itself without an end.' }));
  addEventListener('error', ({ error, message }) => logError(error ?? message, entry));
  addEventListener('unhandledrejection', ({ reason }) => logError(reason, entry));

  const store = observedStore((id, state, previous) => {
    const { state: next } = state as { state: string };
    // Progress and events change a state in place.
    const note = describeState(state);
    toPage({
      type: 'state',
      slot: slotName(id),
      state: next === previous ? next : `${previous} → ${next}`,
      note,
    });
  });

  const onStop = (stop: EndlessLoop) => crash(explain(stop, entry));
  const guard = createGuard(onStop);
  refuseCodeInTexts();

  try {
    const load = createLoader(program, packages, guard);
    const App = load(entry)['default'] as ComponentType | undefined;
    if (typeof App !== 'function' && typeof App !== 'object')
      throw new LoadError('This file exports no component. Add `export default` to one.');
    const configs = { [source]: { fetch: remoteFetch, ...(baseURL !== undefined && { baseURL }) } };
    root.render(
      <Boundary onCrash={onCrash}>
        <HookloomProvider store={store} configs={configs}>
          <App />
          <Rendered />
        </HookloomProvider>
      </Boundary>,
    );
  } catch (error) {
    onCrash(error);
  }
}

function Rendered() {
  useEffect(() => toPage({ type: 'rendered' }), []);
  return null;
}

/** `petstore getPetById default` is shown as `getPetById`, and other keys after it. */
function slotName(id: string): string {
  const [, operation = '', ...key] = id.split(' ');
  return key.join(' ') === 'default' ? operation : `${operation} “${key.join(' ')}”`;
}

function logError(error: unknown, entry: string): void {
  const { message, line } = explain(error, entry);
  toPage({ type: 'log', level: 'error', text: message, ...(line !== undefined && { line }) });
}

toPage({ type: 'ready' });
