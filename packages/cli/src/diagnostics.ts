import type { Diagnostic as DocumentDiagnostic } from '@hookloom/generator';
import { configFile, names, stateFolder } from './names.js';

/** What is wrong, where, and the mend. */
export type Diagnostic = DocumentDiagnostic & {
  /** The file or address that `pointer` and `line` are about. */
  file?: string;
};

const mends = {
  HL3001: 'Correct the key that the message names.',
  HL3002: 'An id is a lower-case letter, then letters and digits.',
  HL3003: 'Choose another id.',
  HL3004: 'Rename or remove one of the two sources.',
  HL3005: `Compare with the ids that \`${names.slug} sources ls\` prints.`,
  HL3006: `Run \`${names.slug} init\`, or point --cwd at the folder that has a ${configFile}.`,
  HL4001: 'Check the address, the network and any proxy.',
  HL4002: 'Open the address yourself. For 401 or 403, add headers to the source; for 404, correct `spec`.',
  HL4003: 'Run the command again, or keep the document as a file and use its path.',
  HL4004: 'Run the command again. If it recurs, the server or a proxy cuts the document off.',
  HL4005: 'Set it where sync runs, in CI too.',
  HL4006: 'Check the path and its permissions.',
  HL1005: 'Make the referenced file reachable from where sync runs, or move its content into the document.',
  HL1006: 'Split the document into several sources.',
  HL5001: `Run \`${names.slug} sync\`, or commit ${stateFolder}/specs so that CI has it.`,
  HL5002: `Run \`${names.slug} generate\` and commit the result.`,
  HL5003: 'Check the permissions of the folder.',
  HL5004: `Wait until it ends, then run the command again. If there is no such run, delete ${stateFolder}/lock.`,
  HL5005: `Find the name with \`${names.slug} search\`.`,
} as const;

export type Code = keyof typeof mends;

export type Where = Partial<Pick<Diagnostic, 'source' | 'pointer' | 'line' | 'file' | 'mend' | 'severity'>>;

/** A diagnostic of the command line itself; those about the content of documents come from the generator. */
export function diagnostic(code: Code, message: string, where: Where = {}): Diagnostic {
  return { code, severity: 'error', message, mend: mends[code], source: '', pointer: '', ...where };
}

/** Ends a command, or the work on one source, with what is wrong. */
export class Failure extends Error {
  constructor(readonly diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(({ message }) => message).join(' '));
  }
}

export function fail(code: Code, message: string, where?: Where): never {
  throw new Failure([diagnostic(code, message, where)]);
}
