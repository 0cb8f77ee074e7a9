/** Units high and wide. The text is as wide as its letters, so there is room to its right. */
export function getNameMarkSize(name: string): { width: number; height: number } {
  return { width: 100 + name.length * 26, height: 64 };
}
