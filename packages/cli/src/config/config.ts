import type { OperationOptions } from '@hookloom/generator';

/** An entry of `sources` in the config file. */
export type Source = OperationOptions & {
  id: string;
  /** An http(s) URL, or a path relative to the config file. */
  spec: string;
  headers?: Record<string, string>;
  /** How the workbench sends requests. */
  workbench?: { baseURL: string; headers?: Record<string, string> };
};

export type Config = { output: string; sources: Source[] };

/** A valid config file and its location. */
export type Project = {
  /** The folder of the config file, which all its paths are relative to. */
  root: string;
  config: Config;
  /** The text of the config file, for edits that keep its formatting. */
  text: string;
};
