import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { findPressed, type Press } from './find-pressed';

declare global {
  interface Window {
    /** What the script in the head has remembered: `plugins/early-presses/remember-presses.ts`. */
    earlyPresses?: Press[];
  }
}

function replayPresses(): void {
  const app = document.querySelector('#__docusaurus')!;
  for (const element of findPressed(app, window.earlyPresses?.splice(0) ?? [])) {
    // An element that was rendered again has lost the focus.
    if (document.activeElement === document.body && element.matches('[role=tab]'))
      element.focus({ preventScroll: true });
    element.click();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  const root = document.documentElement;
  const observer = new MutationObserver(() => {
    if (root.dataset['hasHydrated'] !== 'true') return;
    observer.disconnect();
    replayPresses();
  });
  observer.observe(root, { attributeFilter: ['data-has-hydrated'] });
}
