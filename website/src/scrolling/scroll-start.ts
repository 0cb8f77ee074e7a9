/** The position to jump to before scrolling smoothly: as far as one screen from the target, on the side the reader was. */
export function scrollStart(from: number, target: number, screen: number): number {
  return target + Math.max(-screen, Math.min(screen, from - target));
}
