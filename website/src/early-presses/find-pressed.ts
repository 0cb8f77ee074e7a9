/** An element that was pressed, and all buttons and tabs of that time. */
export type Press = readonly [element: HTMLElement, all: ArrayLike<HTMLElement>];

const PRESSABLE = 'button, [role=tab]';

const textOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** The element that was pressed or, if it was rendered again, the same one. */
function find(app: Element, [pressed, all]: Press): HTMLElement | undefined {
  if (pressed.isConnected) return pressed;
  const found = app.querySelectorAll<HTMLElement>(PRESSABLE)[Array.from(all).indexOf(pressed)];
  const isSame = found?.localName === pressed.localName && textOf(found) === textOf(pressed);
  return isSame ? found : undefined;
}

/** Finds what to press again, without the elements that are gone. */
export const findPressed = (app: Element, presses: Iterable<Press>): HTMLElement[] =>
  Array.from(presses, (press) => find(app, press)).filter((element) => element !== undefined);
