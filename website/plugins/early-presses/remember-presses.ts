/**
 * Remembers the presses of buttons, of tabs and of the search's shortcuts until the page is hydrated. It runs before the
 * first paint, so it's small. `src/early-presses/client.ts` repeats what it remembers.
 *
 * - What has React's properties works already, unless a press of it is remembered: the two count once. Tabs are rendered
 *   again when the page is hydrated.
 * - React gets none of these events, so that no press counts twice.
 * - A press is an element, and all elements that could have been pressed. Tabs have no type.
 */
export const rememberPresses = `{
  let page = document,
    presses = (earlyPresses = new Map()),
    all = '#__docusaurus :is(button,[role=tab])',
    remember = (event, button) => {
      if (button && page.documentElement.dataset.hasHydrated != 'true') {
        event.stopImmediatePropagation();
        return presses.set(button, page.querySelectorAll(all));
      }
    };
  addEventListener('click', (event) => {
    let button = event.target.closest(all);
    (button?.type && Object.keys(button)[0] && !presses.has(button)) || remember(event, button);
  }, true);
  addEventListener('keydown', (event) => {
    (event.ctrlKey || event.metaKey ? event.key == 'k' : event.key == '/' && !event.target.closest('input,textarea,select')) &&
      remember(event, page.querySelector('[aria-keyshortcuts]')) && event.preventDefault();
  }, true);
}`.replaceAll(/\s*\n\s*/g, '');
