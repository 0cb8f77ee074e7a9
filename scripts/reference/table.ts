/** A row's cells by column name. */
export type Row = Readonly<Record<string, string>>;

/** Renders a Markdown table without empty columns. */
export function table(columns: readonly string[], rows: readonly Row[]): string {
  const used = columns.filter((column) => rows.some((row) => row[column]));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const cell = (text = '') => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
  return [used, used.map(() => '---'), ...rows.map((row) => used.map((column) => cell(row[column])))]
    .map(line)
    .join('\n');
}

/** Capitalizes a description and ends it with a period. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}${/[.!?]$/.test(trimmed) ? '' : '.'}`;
}
