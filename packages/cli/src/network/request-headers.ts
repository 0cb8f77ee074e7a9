import { diagnostic, type Diagnostic, Failure } from '../diagnostics.js';
import type { Source } from '../config/config.js';
import { configFile } from '../names.js';

const variable = /\$\{env\.([A-Za-z_][A-Za-z0-9_]*)\}/g;

/**
 * The headers of a source, with environment variables filled in. Values never appear in messages, because they may be secrets.
 */
export function requestHeaders(source: Source, env: NodeJS.ProcessEnv): Headers {
  const problems: Diagnostic[] = [];
  const headers = new Headers();
  for (const [name, template] of Object.entries(source.headers ?? {})) {
    const where = { source: source.id, file: configFile };
    const value = template.replace(variable, (_, key: string) => {
      // CI systems pass a missing secret as an empty string.
      if (!env[key])
        problems.push(
          diagnostic('HL4005', `${key}, used in the header ${name}, is not set or is empty.`, where),
        );
      return env[key] ?? '';
    });
    try {
      headers.append(name, value);
    } catch {
      problems.push(
        diagnostic('HL3001', `The header ${name} has a character that isn't allowed in a header.`, where),
      );
    }
  }
  if (problems.length > 0) throw new Failure(problems);
  return headers;
}
