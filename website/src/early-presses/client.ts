import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { whenHydrated } from '../hydration/when-hydrated';
import { findPressed, type Press } from './find-pressed';

declare global {
  interface Window {
    /**
     * What the script in the head has remembered: `plugins/early-presses/remember-presses.ts`. An impatient user has pressed
     * an element several times, which counts once.
     */
    earlyPresses?: Map<Press[0], Press[1]>;
  }
}

function replayPresses(): void {
  const app = document.querySelector('#__docusaurus')!;
  for (const element of findPressed(app, window.earlyPresses ?? [])) {
    // An element that was rendered again has lost the focus.
    if (document.activeElement === document.body && element.matches('[role=tab]'))
      element.focus({ preventScroll: true });
    element.click();
  }
}

if (ExecutionEnvironment.canUseDOM) whenHydrated(replayPresses);
