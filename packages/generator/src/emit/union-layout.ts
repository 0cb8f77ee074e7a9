import { group, ifBroken, indent, join, type Layout, line, softline } from './layout.js';

/**
 * `A | B`: on one line, or on the next one, or each member on a line of its own. Every union of the output is laid out
 * here. A member must not be a union without parentheses: broken, it would begin with a second `|`.
 */
export function unionLayout(members: readonly Layout[]): Layout {
  if (members.length === 1 && members[0] !== undefined) return members[0];
  return group(indent(softline, bareUnion(members)));
}

/** The same inside brackets that begin a new line themselves. */
export function bareUnion(members: readonly Layout[]): Layout {
  if (members.length === 1 && members[0] !== undefined) return members[0];
  return group(
    ifBroken('| '),
    join(
      [line, '| '],
      members.map((member) => indent(member)),
    ),
  );
}
