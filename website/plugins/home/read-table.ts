/** A row of a Markdown table, by the text of its column's heading. */
export type Row = Readonly<Record<string, string>>;

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('`', '').replaceAll('&nbsp;', ' ').trim());

/**
 * Reads the first table below a heading.
 *
 * @throws Error if there is no such heading, or no table below it.
 */
export function readTable(markdown: string, heading: string): Row[] {
  const [, section] = markdown.split(heading);
  const lines = section?.split('\n## ')[0]?.match(/^\|.*\|$/gm) ?? [];
  const [columns, , ...rows] = lines.map(cellsOf);
  if (columns === undefined || rows.length === 0) throw new Error(`no table below "${heading}"`);
  return rows.map((cells) => Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ''])));
}

/**
 * Finds the row whose first cell begins with a text.
 *
 * @throws Error if there is none.
 */
export function findRow(rows: readonly Row[], prefix: string): Row {
  const row = rows.find((each) => Object.values(each)[0]?.startsWith(prefix));
  if (row === undefined) throw new Error(`no row that begins with "${prefix}"`);
  return row;
}
