import type { Content } from './pages.ts';

/** How a generator builds the pages: a project of its own. */
export interface PeerProject {
  /** The project's files by path. Data is written as JSON. */
  readonly files: Readonly<Record<string, unknown>>;
  /** The command's arguments for Node, in the project's folder. */
  readonly command: readonly string[];
  /** The Node to run, if not this one: a path in the project's folder. */
  readonly node?: string;
  /** The folder of the built site. */
  readonly output: string;
  /** The folder of the pages of the docs. */
  readonly docs: string;
  /** The folders that a build leaves for the next one. */
  readonly caches: readonly string[];
}

export type Peer = (content: Content) => PeerProject;

export const frontMatter = (data: Readonly<Record<string, unknown>>) =>
  ['---', ...Object.entries(data).map(([key, value]) => `${key}: ${JSON.stringify(value)}`), '---', ''].join(
    '\n',
  );
