export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Formats a value relative to another one: `0.48 ×`. */
export const formatRatio = (value: number, of: number) => `${(value / of).toFixed(2)} ×`;
