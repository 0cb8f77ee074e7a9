import { type Diagnostic as DocumentDiagnostic, codes as documentCodes } from '@hookloom/generator';
import { configFile, names, stateFolder } from './names.js';

/** What is wrong, where, and the mend. */
export type Diagnostic = DocumentDiagnostic & {
  /** The file or address that `pointer` and `line` are about. */
  file?: string;
};

type Row = {
  /** What the code stands for. The message of a diagnostic tells the case at hand. */
  what: string;
  mend: string;
};

/** What the command line itself reports. It words anew what the generator, which reads nothing, can say less of. */
export const codes = {
  HL1005: {
    what: documentCodes.HL1005.what,
    mend: 'Make the referenced file reachable from where `sync` runs, or move its content into the document.',
  },
  HL1006: { what: documentCodes.HL1006.what, mend: documentCodes.HL1006.mend },
  HL3001: {
    what: 'The configuration is not valid.',
    mend: 'Correct the key that the message names. An editor marks it too, through `$schema`.',
  },
  HL3002: {
    what: "A source's id has another form.",
    mend: 'Take the suggested id, or begin with a lower-case letter and go on with letters and digits.',
  },
  HL3003: { what: 'The id is reserved.', mend: 'Choose another id.' },
  HL3004: {
    what: 'An id is used twice, or two ids differ only in case.',
    mend: 'Rename or remove one of the two sources.',
  },
  HL3005: {
    what: 'There is no such source.',
    mend: `Compare with the ids that \`${names.slug} sources ls\` prints.`,
  },
  HL3006: {
    what: 'No configuration was found.',
    mend: `Run \`${names.slug} init\`, or point \`--cwd\` at the folder that has a \`${configFile}\`.`,
  },
  HL4001: {
    what: 'The address was not reached, or carries a user name.',
    mend: 'Check the address, the network and any proxy.',
  },
  HL4002: {
    what: 'The server answered with an error status, or redirected without end.',
    mend: 'Open the address yourself. For 401 or 403, add `headers` to the source; for 404, correct `spec`.',
  },
  HL4003: {
    what: 'The answer took longer than 30 seconds. The limit holds for each request.',
    mend: 'Run the command again, or keep the document as a file and use its path.',
  },
  HL4004: {
    what: 'The answer ended early.',
    mend: 'Run the command again. If it recurs, the server or a proxy cuts the document off.',
  },
  HL4005: {
    what: 'An environment variable of a header is not set, or is empty.',
    mend: 'Set it where `sync` runs, in CI too.',
  },
  HL4006: { what: 'A file cannot be read.', mend: 'Check the path and its permissions.' },
  HL5001: {
    what: 'The source was never synchronized.',
    mend: `Run \`${names.slug} sync\`, or commit \`${stateFolder}/specs\` so that CI has it.`,
  },
  HL5002: {
    what: 'The output is missing or out of date.',
    mend: `Run \`${names.slug} generate\` and commit the result.`,
  },
  HL5003: {
    what: 'A file cannot be written, or one that was not generated is in the place of a generated file.',
    mend: 'Check the permissions of the folder and the space on the disk. Move, rename or delete a file that is in the way, or change `output`.',
  },
  HL5004: {
    what: 'Another run holds the lock.',
    mend: `Wait until it ends, then run the command again. If there is no such run, delete \`${stateFolder}/lock\`.`,
  },
  HL5005: {
    what: 'No operation or schema has the name.',
    mend: `Find the name with \`${names.slug} search\`.`,
  },
} as const satisfies Record<string, Row>;

export type Code = keyof typeof codes;

export type Where = Partial<Pick<Diagnostic, 'source' | 'pointer' | 'line' | 'file' | 'mend' | 'severity'>>;

/** A diagnostic of the command line itself; those about the content of documents come from the generator. */
export function diagnostic(code: Code, message: string, where: Where = {}): Diagnostic {
  return { code, severity: 'error', message, mend: codes[code].mend, source: '', pointer: '', ...where };
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
