import type { Schema } from '../model/schema.js';
import type { ChangeDetail } from './change.js';
import { type Comparison, toDetails, redeploy } from './difference.js';
import type { Direction } from './directions.js';

type Content = { as: string; contentType: string; schema: Schema };

/** Where the bodies are. `more` compares everything but their schemas. */
export type Contents<T> = {
  place: string;
  direction: Direction;
  /** Whether the server chooses the content type, as for error responses. Otherwise the caller does. */
  mixed?: boolean;
  more?: (old: T, now: T) => ChangeDetail[];
};

/** Compares the content types of a body. The first of each list is the default. */
export function compareContents<T extends Content>(
  before: readonly T[],
  after: readonly T[],
  { place, direction, mixed = false, more = () => [] }: Contents<T>,
  diff: Comparison,
): ChangeDetail[] {
  const pair = (old: T, now: T): ChangeDetail[] => {
    const type = compareType(place, direction, old, now);
    if (old.as !== now.as && type.length > 0) return type;
    return [...type, ...more(old, now), ...toDetails(diff.diff(old.schema, now.schema), place, [direction])];
  };
  const [first, ...others] = before;
  const [next, ...rest] = after;
  if (first === undefined || next === undefined) return [];
  if (others.length + rest.length === 0) return pair(first, next);
  const same = (list: readonly T[], { contentType }: T) =>
    list.find((one) => one.contentType === contentType);
  const details = before.flatMap((old) => {
    const now = same(after, old);
    return now
      ? pair(old, now)
      : [
          {
            breaking: true,
            message: `${place} can't be \`${old.contentType}\` anymore: use another content type`,
          },
        ];
  });
  const breaks = (old: T, now: T) =>
    diff
      .fork()
      .diff(old.schema, now.schema)
      .some((fact) => fact[direction].breaking);
  if (next.contentType !== first.contentType && same(after, first)) {
    const breaking = breaks(first, next);
    const name = direction === 'request' ? 'contentType' : 'accept';
    const todo = breaking ? `: set \`${name}\` to \`${first.contentType}\`` : '';
    details.push({
      breaking,
      message: `${place} is \`${next.contentType}\` unless the request says otherwise${todo}`,
    });
  }
  for (const now of after.filter((one) => !same(before, one))) {
    const breaking = mixed && before.every((old) => breaks(old, now));
    details.push({
      breaking,
      message: `${place} may also be \`${now.contentType}\`${breaking ? ': handle it' : ''}`,
    });
  }
  return details;
}

function compareType(place: string, direction: Direction, old: Content, now: Content): ChangeDetail[] {
  if (old.contentType === now.contentType && old.as === now.as) return [];
  const what = `${place} is sent as \`${now.contentType}\` (was \`${old.contentType}\`)`;
  if (old.as !== now.as)
    return [
      {
        breaking: true,
        message: `${what}: ${direction === 'request' ? 'change the value that you send' : 'change the code that reads it'}`,
      },
    ];
  // Responses are parsed the same regardless of the exact content type.
  return direction === 'request'
    ? [{ breaking: true, message: `${what}: ${redeploy}` }]
    : [{ breaking: false, message: what }];
}
