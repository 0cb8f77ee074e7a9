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

/** A code that links to itself, so that users can copy its link: `#hl5003`. */
const anchor = (code: string) =>
  `<Anchor id="${code.toLowerCase()}" href="#${code.toLowerCase()}">${code}</Anchor>`;

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
