import { type Diagnostic as DocumentDiagnostic, codes as documentCodes } from '@hookloom/generator';
import { configFile, names, stateFolder } from './names.js';

/** A problem, its location, and how to fix it. */
export type Diagnostic = DocumentDiagnostic & {
  /** The file or URL that `pointer` and `line` refer to. */
  file?: string;
};

type Row = {
  /** What the code means in general. The message of a diagnostic describes the specific case. */
  summary: string;
  hint: string;
};

/** The codes of the command line. It also reports two of the generator's, which reads no files. */
export const codes = {
  HL1005: {
    summary: documentCodes.HL1005.summary,
    hint: 'Make the referenced file available where `sync` runs, or move its content into the spec.',
  },
  HL1006: { summary: documentCodes.HL1006.summary, hint: documentCodes.HL1006.hint },
  HL3001: {
    summary: 'The config file is not valid.',
    hint: 'Correct the key in the message. With `$schema`, editors mark it, too.',
  },
  HL3002: {
    summary: 'A source id is not valid.',
    hint: 'Use the suggested id, or a lowercase letter followed by letters and digits.',
  },
  HL3003: { summary: 'A source id is reserved.', hint: 'Choose another id.' },
  HL3004: {
    summary: 'Two sources have the same id, or ids that differ only in case.',
    hint: 'Rename or remove one of the two sources.',
  },
  HL3005: {
    summary: 'No source has this id.',
    hint: `Run \`${names.slug} sources ls\` to see the ids.`,
  },
  HL3006: {
    summary: 'No config file was found.',
    hint: `Run \`${names.slug} init\`, or set \`--cwd\` to the folder that has a \`${configFile}\`.`,
  },
  HL4001: {
    summary: "Couldn't connect to the URL, or the URL contains a user name.",
    hint: 'Check the URL, the network and any proxy.',
  },
  HL4002: {
    summary: 'The server returned an error status, or redirected too many times.',
    hint: 'Open the URL in a browser. For 401 or 403, add `headers` to the source. For 404, correct `spec`.',
  },
  HL4003: {
    summary: 'The request timed out after 30 seconds.',
    hint: 'Run the command again, or download the spec to a file and use its path.',
  },
  HL4004: {
    summary: 'The connection closed before the response was complete.',
    hint: 'Run the command again. If it happens again, check the server and any proxy.',
  },
  HL4005: {
    summary: 'An environment variable in a header is not set, or is empty.',
    hint: 'Set the variable where `sync` runs, including CI.',
  },
  HL4006: { summary: "A file can't be read.", hint: 'Check the path and its permissions.' },
  HL4007: {
    summary: "The packages of a new app couldn't be installed.",
    hint: 'The files of the app are complete. Check the network and the registry, then install the packages in its folder.',
  },
  HL5001: {
    summary: 'The source was never synced.',
    hint: `Run \`${names.slug} sync\`, or commit \`${stateFolder}/specs\` so that CI has it.`,
  },
  HL5002: {
    summary: 'The output is missing or out of date.',
    hint: `Run \`${names.slug} generate\` and commit the result.`,
  },
  HL5003: {
    summary: "A file can't be written, or a file that wasn't generated is in the way.",
    hint: "Check the folder's permissions and the free disk space. If a file is in the way, move, rename or delete it, or change `output`.",
  },
  HL5004: {
    summary: 'Another run holds the lock.',
    hint: `Wait until the other run ends, then run the command again. If there is no other run, delete \`${stateFolder}/lock\`.`,
  },
  HL5005: {
    summary: 'No operation or schema has this name.',
    hint: `Find the name with \`${names.slug} search\`.`,
  },
  HL6001: {
    summary: "The workbench can't listen on the port.",
    hint: 'Use another `--port`, or omit it to use a free one.',
  },
} as const satisfies Record<string, Row>;

export type Code = keyof typeof codes;

export type Where = Partial<Pick<Diagnostic, 'source' | 'pointer' | 'line' | 'file' | 'hint' | 'severity'>>;

/** Creates a diagnostic of the command line. Diagnostics about the content of specs come from the generator. */
export function diagnostic(code: Code, message: string, where: Where = {}): Diagnostic {
  return { code, severity: 'error', message, hint: codes[code].hint, source: '', pointer: '', ...where };
}

/** Ends a command, or the work on one source, with diagnostics. */
export class Failure extends Error {
  constructor(readonly diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(({ message }) => message).join(' '));
  }
}

export function fail(code: Code, message: string, where?: Where): never {
  throw new Failure([diagnostic(code, message, where)]);
}
