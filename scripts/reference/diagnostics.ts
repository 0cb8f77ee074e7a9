import { codes as documentCodes } from '@hookloom/generator';
import { codes as commandCodes } from '../../packages/cli/src/diagnostics.ts';
import type { Section } from './regions.ts';
import { sentence, table } from './table.ts';

interface Definition {
  readonly severity?: string;
  readonly summary: string;
  readonly hint: string;
}

/** All diagnostic codes that the CLI prints. The CLI's definitions override the generator's. */
export const diagnosticCodes: Readonly<Record<string, Definition>> = { ...documentCodes, ...commandCodes };

/** A code with an id, such as `hl5003`, that links to its page. */
const anchor = (code: string) =>
  `<Anchor id="${code.toLowerCase()}" href="/docs/diagnostics/${code.toLowerCase()}">${code}</Anchor>`;

/** All codes, with links to their pages. */
export const diagnosticList: Section = () =>
  table(
    ['Code', 'Severity', 'What it means'],
    Object.entries(diagnosticCodes)
      .sort()
      .map(([code, { severity = 'error', summary }]) => ({
        Code: `[${code}](./${code.toLowerCase()}.md)`,
        Severity: severity,
        'What it means': sentence(summary),
      })),
  );

/** The codes that start with the subject, such as `HL1`. */
export const diagnostics: Section = ({ subject }) => {
  const found = Object.entries(diagnosticCodes).filter(([code]) => code.startsWith(subject));
  if (!subject || !found.length) throw new Error(`no diagnostic begins with "${subject}".`);
  return table(
    ['Code', 'Severity', 'What it means', 'How to fix it'],
    found.sort().map(([code, { severity = 'error', summary, hint }]) => ({
      Code: anchor(code),
      Severity: severity,
      'What it means': sentence(summary),
      'How to fix it': sentence(hint),
    })),
  );
};
