import { join } from 'node:path';
import { type Diagnostic, diagnostic, fail } from '../diagnostics.js';
import { readFileIfExists } from '../disk/read-file.js';
import { configFile, names } from '../names.js';
import type { Project, Source } from './config.js';
import { findUp } from './find-up.js';
import { parseConfig } from './parse-config.js';

/** Finds and reads the config file. @throws Failure with HL3001 to HL3004 or HL3006 */
export function openProject(cwd: string): Project {
  const root = findUp(configFile, cwd) ?? fail('HL3006', `No ${configFile} in ${cwd} or its parent folders.`);
  const text = readFileIfExists(join(root, configFile), configFile) ?? '';
  return { root, text, config: parseConfig(text) };
}

/** Printed by commands when there are no sources. */
export const noSources = `No sources yet. Next: npx ${names.slug} sources add <URL or path of your OpenAPI spec>`;

/** The sources with the given ids, in the order of the config file; all sources if there are no ids. */
export function pickSources(
  { config }: Project,
  ids: readonly string[],
): { sources: Source[]; unknown: Diagnostic[] } {
  if (ids.length === 0) return { sources: config.sources, unknown: [] };
  const unknown = [...new Set(ids)].filter((id) => !config.sources.some((source) => source.id === id));
  return {
    sources: config.sources.filter(({ id }) => ids.includes(id)),
    unknown: unknown.map((id) => diagnostic('HL3005', `No source has the id \`${id}\`.`, { source: id })),
  };
}
