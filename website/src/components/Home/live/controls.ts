export const controlsOf = (element: Element) => [...element.querySelectorAll<HTMLElement>('button, input')];

/** Remembers a press in static HTML. `useReveal` repeats it. */
export function rememberPress(event: MouseEvent): void {
  const place = event.currentTarget as HTMLElement;
  const still = place.firstElementChild as HTMLElement;
  const pressed = controlsOf(still).findIndex((control) => control.contains(event.target as Node));
  if (pressed !== -1 && !still.hidden) place.dataset['pressed'] = String(pressed);
}
