import { changelog } from './changelog.ts';
import { command, commandList, options } from './commands.ts';
import { configuration } from './configuration.ts';
import { diagnosticList, diagnostics } from './diagnostics.ts';
import { exportList, fields, members } from './fields.ts';
import type { Section } from './regions.ts';
import { scenarioList } from './scenarios.ts';
import { signature } from './signature.ts';
import { sizeList } from './sizes.ts';
import { support } from './support.ts';

/** The kinds in `{/* reference: <kind> <subject> *\/}`. */
export const sections: Readonly<Record<string, Section>> = {
  /** All commands. No subject. */
  commands: commandList,
  /** One command: `sources add`. */
  command,
  /** The shared options. No subject. */
  options,
  /** The config file's keys. No subject. */
  configuration,
  /** The codes that start with the subject: `HL1`. */
  diagnostics,
  /** All codes, with links to their pages. No subject. */
  'diagnostic-list': diagnosticList,
  /** Support tables: `openapi`, `json-schema`. */
  support,
  /** Exports of the runtime: `createStore isInit`. */
  exports: exportList,
  /** Sizes of the runtime: `total`, `added`. */
  sizes: sizeList,
  /** The scenarios of a page's state lab: `keyed-calls`. */
  scenarios: scenarioList,
  /** What changed: of the site and the packages. No subject. */
  changelog,
  /** Declarations of exports of the runtime or of the example's client: `useGetPetById`. */
  signature,
  /** Properties of a type: `SourceConfig`, `NetworkState.pending`. */
  fields,
  /** Members of a union: `CallError`. */
  members,
};
