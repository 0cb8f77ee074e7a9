import { command, commandList, options } from './commands.ts';
import { configuration } from './configuration.ts';
import { diagnostics } from './diagnostics.ts';
import { exported, fields, members } from './fields.ts';
import type { Section } from './regions.ts';
import { signature } from './signature.ts';
import { support } from './support.ts';

/** What a page may ask for: `{/* reference: <kind> <subject> *\/}`. */
export const sections: Readonly<Record<string, Section>> = {
  /** The commands of the command line: no subject. */
  commands: commandList,
  /** One of them: `sources add`. */
  command,
  /** The options of each: no subject. */
  options,
  /** The keys of the configuration file: no subject. */
  configuration,
  /** The codes that begin with the subject: `HL1`. */
  diagnostics,
  /** What is supported: `openapi`, `json-schema`. */
  support,
  /** Exports of the runtime: `createStore isInit`. */
  exports: exported,
  /** The declarations of exports, of the runtime or of the client of the running example: `useGetPetById`. */
  signature,
  /** The properties of a type: `SourceConfig`, `NetworkState.pending`. */
  fields,
  /** The members of a union: `CallError`. */
  members,
};
