import { format } from 'prettier';

/** A table to print and save. Columns whose name starts with `#` are right-aligned. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly notes: readonly string[];
}

const formatRow = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

export function formatTable({ title, columns, rows, notes }: Table): Promise<string> {
  const names = columns.map((name) => name.replace(/^#/, ''));
  const rules = columns.map((name) => (name.startsWith('#') ? '--:' : '---'));
  const text = [
    `## ${title}`,
    [formatRow(names), formatRow(rules), ...rows.map(formatRow)].join('\n'),
    notes.map((note) => `- ${note}`).join('\n'),
  ];
  return format(text.join('\n\n'), { parser: 'markdown', printWidth: 110 });
}
