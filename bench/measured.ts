/** The middle one of some measurements. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** A measurement as a multiple of another of the same run: `0.48 ×`. */
export const ratio = (value: number, of: number) => `${(value / of).toFixed(2)} ×`;
