import type { RequestListener } from 'node:http';

/** A project in which a command reports a diagnostic. */
export interface Situation {
  /** The spec, `openapi.yaml`. */
  readonly spec?: string;
  /** The config file. By default, one source `api` with the spec. `{server}` is the address of the server. */
  readonly config?: string;
  /** Whether the folder is empty. */
  readonly isEmpty?: boolean;
  /** Other files. */
  readonly files?: Readonly<Record<string, string>>;
  /** The commands that a user types. By default, `sync` and `generate`. `{port}` is the port of the server. */
  readonly commands?: readonly string[];
  /** Whether the last command runs until it is stopped. It isn't run: the tests of the command do that. */
  readonly isEndless?: boolean;
  /** Environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** What the server responds with. By default, it responds to `/openapi.yaml` with the spec. */
  readonly server?: RequestListener;
  /** What the files don't show, in a sentence. */
  readonly note?: string;
  /** Changes of the output for the page. */
  readonly shown?: (output: string) => string;
}

/** A diagnostic's example: a situation that reports it, and one that doesn't. */
export interface Example {
  readonly before: Situation;
  readonly after: Situation;
  /** How the second situation differs, in a sentence. */
  readonly fix: string;
}
