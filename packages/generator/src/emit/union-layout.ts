import { group, ifBroken, indent, join, type Layout, line, softline } from './layout.js';

/**
 * Lays out `A | B` on one line, on the next line, or with each member on its own line. Members must not be unparenthesized
 * unions: when broken, they would start with a second `|`.
 */
export function unionLayout(members: readonly Layout[]): Layout {
  if (members.length === 1 && members[0] !== undefined) return members[0];
  return group(indent(softline, bareUnion(members)));
}

/** A union inside brackets that already start a new line. */
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
