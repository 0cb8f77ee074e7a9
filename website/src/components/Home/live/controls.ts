export const controlsOf = (element: Element) => [...element.querySelectorAll<HTMLElement>('button, input')];

/** Remembers a press in static HTML. `useReveal` repeats it. */
export function rememberPress(event: MouseEvent): void {
  const place = event.currentTarget as HTMLElement;
  const placeholder = place.firstElementChild as HTMLElement;
  const pressed = controlsOf(placeholder).findIndex((control) => control.contains(event.target as Node));
  if (pressed !== -1 && !placeholder.hidden) place.dataset['pressed'] = String(pressed);
}
