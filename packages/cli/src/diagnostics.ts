import { type Diagnostic as DocumentDiagnostic, codes as documentCodes } from '@hookloom/generator';
import { configFile, names, stateFolder } from './names.js';

/** What happened, where, and what to do about it. */
export type Diagnostic = DocumentDiagnostic & {
  /** The file or address that `pointer` and `line` are about. */
  file?: string;
};

type Row = {
  /** What the code stands for. The message of a diagnostic tells the case at hand. */
  what: string;
  mend: string;
};

/** What the command line itself reports. Two codes of the generator, which reads no files, are reported here, too. */
export const codes = {
  HL1005: {
    what: documentCodes.HL1005.what,
    mend: 'Make the referenced file available where `sync` runs, or move its content into the spec.',
  },
  HL1006: { what: documentCodes.HL1006.what, mend: documentCodes.HL1006.mend },
  HL3001: {
    what: 'The config file is not valid.',
    mend: 'Correct the key in the message. With `$schema`, editors mark it, too.',
  },
  HL3002: {
    what: 'A source id is not valid.',
    mend: 'Use the suggested id, or a lowercase letter followed by letters and digits.',
  },
  HL3003: { what: 'A source id is reserved.', mend: 'Choose another id.' },
  HL3004: {
    what: 'Two sources have the same id, or ids that differ only in case.',
    mend: 'Rename or remove one of the two sources.',
  },
  HL3005: {
    what: 'No source has this id.',
    mend: `Run \`${names.slug} sources ls\` to see the ids.`,
  },
  HL3006: {
    what: 'No config file was found.',
    mend: `Run \`${names.slug} init\`, or set \`--cwd\` to the folder that has a \`${configFile}\`.`,
  },
  HL4001: {
    what: "Couldn't connect to the URL, or the URL contains a user name.",
    mend: 'Check the URL, the network and any proxy.',
  },
  HL4002: {
    what: 'The server returned an error status, or redirected too many times.',
    mend: 'Open the URL in a browser. For 401 or 403, add `headers` to the source. For 404, correct `spec`.',
  },
  HL4003: {
    what: 'The request timed out after 30 seconds.',
    mend: 'Run the command again, or download the spec to a file and use its path.',
  },
  HL4004: {
    what: 'The connection closed before the response was complete.',
    mend: 'Run the command again. If it happens again, check the server and any proxy.',
  },
  HL4005: {
    what: 'An environment variable in a header is not set, or is empty.',
    mend: 'Set the variable where `sync` runs, including CI.',
  },
  HL4006: { what: "A file can't be read.", mend: 'Check the path and its permissions.' },
  HL5001: {
    what: 'The source was never synced.',
    mend: `Run \`${names.slug} sync\`, or commit \`${stateFolder}/specs\` so that CI has it.`,
  },
  HL5002: {
    what: 'The output is missing or out of date.',
    mend: `Run \`${names.slug} generate\` and commit the result.`,
  },
  HL5003: {
    what: "A file can't be written, or a file that wasn't generated is in the way.",
    mend: "Check the folder's permissions and the free disk space. If a file is in the way, move, rename or delete it, or change `output`.",
  },
  HL5004: {
    what: 'Another run holds the lock.',
    mend: `Wait until the other run ends, then run the command again. If there is no other run, delete \`${stateFolder}/lock\`.`,
  },
  HL5005: {
    what: 'No operation or schema has this name.',
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
