import { arrayAt, getOwn, type Json, stringAt } from '../parse/json.js';
import { matchesName, matchesPath } from './matches-pattern.js';

/** Selects operations. An operation is selected if any of the patterns matches it. Patterns are case-sensitive. */
export type OperationFilter = {
  /** Tags. `*` stands for any characters. */
  tags?: readonly string[];
  /**
   * Paths as they are in the spec, such as `/pet/{petId}`, optionally with a method: `DELETE /pet/{petId}`. `*` stands for any
   * characters within a segment, and `**` for any number of segments.
   */
  paths?: readonly string[];
  /** Operation ids. `*` stands for any characters. */
  operationIds?: readonly string[];
};

/** Which operations are generated. */
export type OperationOptions = {
  /** Only these operations are generated. By default, all are. */
  include?: OperationFilter;
  /** These operations aren't generated, even if `include` selects them. */
  exclude?: OperationFilter & {
    /** Whether to exclude deprecated operations. */
    deprecated?: boolean;
  };
};

/** What a filter can select an operation by. */
export type Selectable = { method: string; path: string; value: Json | undefined };

/** The lists of patterns in a filter. */
export const lists = ['tags', 'paths', 'operationIds'] as const;

type Matcher = (pattern: string, operation: Selectable) => boolean;

/** Whether a pattern in a list matches an operation. */
export const matchers: Readonly<Record<(typeof lists)[number], Matcher>> = {
  tags: (pattern, operation) => tagsOf(operation).some((tag) => matchesName(pattern, tag)),
  paths(pattern, { method, path }) {
    const { method: only, path: wanted } = splitPattern(pattern);
    return (only === '' || only === method.toUpperCase()) && matchesPath(wanted, path);
  },
  operationIds(pattern, { value }) {
    const id = stringAt(value, 'operationId');
    return id !== undefined && matchesName(pattern, id);
  },
};

/** The method and the path of a pattern such as `DELETE /pet/*`. */
export function splitPattern(pattern: string): { method: string; path: string } {
  const [, method = '', path = ''] = /^(?:([^\s/]+) +)?(.*)$/s.exec(pattern) ?? [];
  return { method: method.toUpperCase(), path };
}

/** Whether a filter selects an operation. */
export function isSelected(filter: NonNullable<OperationOptions['exclude']>, operation: Selectable): boolean {
  if (filter.deprecated === true && getOwn(operation.value, 'deprecated') === true) return true;
  return lists.some((list) => filter[list]?.some((pattern) => matchers[list](pattern, operation)));
}

export function tagsOf({ value }: Selectable): string[] {
  return arrayAt(value, 'tags').filter((tag) => typeof tag === 'string');
}
