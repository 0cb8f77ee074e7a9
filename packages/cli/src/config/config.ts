/** A source as the configuration has it. */
export type Source = {
  id: string;
  /** An http(s) URL, or a path relative to the configuration. */
  spec: string;
  headers?: Record<string, string>;
};

export type Config = { output: string; sources: Source[] };

/** A valid configuration and where it is. */
export type Project = {
  /** The folder that holds the configuration; all its paths are relative to it. */
  root: string;
  config: Config;
  /** The configuration as it is written, for edits that leave the rest alone. */
  text: string;
};
