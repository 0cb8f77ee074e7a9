import type { Issue } from './call-error.js';
import { singleIssue } from './single-issue.js';
import type { ParsedEvent } from './stream-parsers.js';
import type { StreamBody } from './stream-types.js';

type Read = { value: unknown; issues: readonly Issue[] };

/** Reads and validates an event. */
export function readEvent(
  { item, data: given, validate }: StreamBody,
  parsed: ParsedEvent,
  validates: boolean,
): Read {
  const { data = '' } = parsed;
  const readAs = (form: 'json' | 'text'): Read => {
    try {
      const content: unknown = form === 'json' ? JSON.parse(data) : data;
      const value = item === 'event' ? { ...parsed, data: content } : content;
      return { value, issues: validates && validate ? validate(value) : [] };
    } catch (error) {
      return { value: data, issues: singleIssue(error) };
    }
  };
  const first = readAs(given ?? 'json');
  if (given || !first.issues.length) return first;
  const second = readAs('text');
  return second.issues.length ? first : second;
}
