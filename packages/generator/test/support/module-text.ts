import { readFileSync } from 'node:fs';
import { format } from 'prettier';

const prettierOptions = JSON.parse(
  readFileSync(new URL('../../../../.prettierrc.json', import.meta.url), 'utf8'),
) as object;

/** The part of a module from `start` to the next blank line. */
export function part(module: string | undefined, start: string): string {
  const from = module?.indexOf(start) ?? -1;
  return from < 0 || module === undefined ? '' : (module.slice(from).split('\n\n')[0]?.trimEnd() ?? '');
}

/** The module formatted by Prettier. */
export function formatted(module: string): Promise<string> {
  return format(module, { ...prettierOptions, parser: 'typescript' });
}
