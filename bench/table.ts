import { format } from 'prettier';

/** A table, as the measurements print and save it; a column whose name begins with `#` is aligned to the right. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly notes: readonly string[];
}

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

export function markdown({ title, columns, rows, notes }: Table): Promise<string> {
  const names = columns.map((name) => name.replace(/^#/, ''));
  const rules = columns.map((name) => (name.startsWith('#') ? '--:' : '---'));
  const text = [
    `## ${title}`,
    [line(names), line(rules), ...rows.map(line)].join('\n'),
    notes.map((note) => `- ${note}`).join('\n'),
  ];
  return format(text.join('\n\n'), { parser: 'markdown', printWidth: 110 });
}
