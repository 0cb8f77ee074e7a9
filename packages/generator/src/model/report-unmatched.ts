import type { Findings } from '../diagnostics.js';
import { stringAt } from '../parse/json.js';
import { pointerTo } from '../parse/pointer.js';
import { closest } from './closest.js';
import {
  lists,
  matchers,
  type OperationOptions,
  type Selectable,
  splitPattern,
  tagsOf,
} from './operation-filter.js';

/** Reports each pattern that matches no operation, with the closest name that would. */
export function reportUnmatched(
  all: readonly Selectable[],
  options: OperationOptions,
  findings: Findings,
): void {
  for (const key of ['include', 'exclude'] as const)
    for (const list of lists)
      for (const [index, pattern] of (options[key]?.[list] ?? []).entries()) {
        if (all.some((operation) => matchers[list](pattern, operation))) continue;
        const message = `\`${pattern.slice(0, 200)}\` matches no operation.${suggest[list](pattern, all)}`;
        findings.add('HL2050', pointerTo('', key, list, index), message);
      }
}

const shown = 5;

const suggest: Record<(typeof lists)[number], (pattern: string, all: readonly Selectable[]) => string> = {
  tags(pattern, all) {
    const tags = [...new Set(all.flatMap(tagsOf))];
    if (tags.length === 0) return ' No operation has a tag.';
    const listed = tags.slice(0, shown).map((tag) => `\`${tag}\``);
    const more = tags.length > shown ? ` and ${tags.length - shown} more` : '';
    return didYouMean(closest(pattern, tags)) || ` The tags are ${listed.join(', ')}${more}.`;
  },
  paths(pattern, all) {
    const { method, path } = splitPattern(pattern);
    const segments = path.split('/');
    const wildcard = segments.findIndex((segment) => segment.includes('*'));
    const depth = wildcard < 0 ? segments.length : wildcard;
    const starts = all
      .filter((one) => method === '' || one.method.toUpperCase() === method)
      .map((one) => one.path.split('/').slice(0, depth).join('/'));
    const start = closest(segments.slice(0, depth).join('/'), starts);
    if (start === undefined) return '';
    const suggested = [start, ...segments.slice(depth)].join('/');
    return didYouMean(method === '' ? suggested : `${method} ${suggested}`, pattern);
  },
  operationIds(pattern, all) {
    return didYouMean(
      closest(
        pattern,
        all.flatMap(({ value }) => stringAt(value, 'operationId') ?? []),
      ),
    );
  },
};

function didYouMean(name: string | undefined, pattern?: string): string {
  return name === undefined || name === pattern ? '' : ` Did you mean \`${name}\`?`;
}
