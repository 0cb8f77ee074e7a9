/** A row: what its cells hold, by the head of their column. */
export type Row = Readonly<Record<string, string>>;

/** Writes a Markdown table. A column in which no row has anything is left out. */
export function table(columns: readonly string[], rows: readonly Row[]): string {
  const used = columns.filter((column) => rows.some((row) => row[column]));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const cell = (text = '') => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
  return [used, used.map(() => '---'), ...rows.map((row) => used.map((column) => cell(row[column])))]
    .map(line)
    .join('\n');
}

/** A description as a sentence. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}${/[.!?]$/.test(trimmed) ? '' : '.'}`;
}
