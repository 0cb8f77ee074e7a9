/** Text with places where a line may break: the little that our output needs of Prettier's document language. */
export type Layout = string | readonly Layout[] | Group | Indent | Line | IfBroken;

type Group = { kind: 'group'; body: Layout; broken: boolean };
type Indent = { kind: 'indent'; body: Layout };
type Line = { kind: 'line'; flat: string; hard: boolean };
type IfBroken = { kind: 'ifBroken'; text: string };

/** Characters on a line. */
export const width = 110;

/** A space, or a new line where the group does not fit. */
export const line: Line = { kind: 'line', flat: ' ', hard: false };
/** Nothing, or a new line where the group does not fit. */
export const softline: Line = { kind: 'line', flat: '', hard: false };
/** Always a new line; it breaks the groups around it. */
export const hardline: Line = { kind: 'line', flat: '', hard: true };

export function indent(...body: Layout[]): Layout {
  return { kind: 'indent', body };
}

/** On one line where it fits, or else broken at each of its own lines. */
export function group(...body: Layout[]): Layout {
  return { kind: 'group', body, broken: hasHardline(body) };
}

/** Written only where the group around it is broken. */
export function ifBroken(text: string): Layout {
  return { kind: 'ifBroken', text };
}

export function join(separator: Layout, parts: readonly Layout[]): Layout {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}

function hasHardline(layout: Layout): boolean {
  if (typeof layout === 'string') return false;
  if (isList(layout)) return layout.some(hasHardline);
  switch (layout.kind) {
    case 'group':
      return layout.broken;
    case 'indent':
      return hasHardline(layout.body);
    case 'line':
      return layout.hard;
    case 'ifBroken':
      return false;
  }
}

type Command = { layout: Layout; depth: number; flat: boolean };

export function print(root: Layout): string {
  const out: string[] = [];
  let column = 0;
  const stack: Command[] = [{ layout: root, depth: 0, flat: false }];
  for (let command = stack.pop(); command; command = stack.pop()) {
    const { layout, depth, flat } = command;
    if (typeof layout === 'string') {
      out.push(layout);
      column += layout.length;
    } else if (isList(layout)) pushAll(stack, layout, depth, flat);
    else if (layout.kind === 'indent') stack.push({ layout: layout.body, depth: depth + 1, flat });
    else if (layout.kind === 'ifBroken') {
      if (!flat) stack.push({ layout: layout.text, depth, flat });
    } else if (layout.kind === 'group') {
      const fit =
        flat || (!layout.broken && fits({ layout: layout.body, depth, flat: true }, stack, width - column));
      stack.push({ layout: layout.body, depth, flat: fit });
    } else if (flat && !layout.hard) {
      out.push(layout.flat);
      column += layout.flat.length;
    } else {
      trimEnd(out);
      out.push('\n', '  '.repeat(depth));
      column = depth * 2;
    }
  }
  trimEnd(out);
  return out.join('');
}

/** No line ends with spaces, and a blank line carries no indentation. */
function trimEnd(out: string[]): void {
  for (let last = out.pop(); last !== undefined; last = out.pop()) {
    let end = last.length;
    while (end > 0 && /[ \t]/.test(last.charAt(end - 1))) end -= 1;
    if (end === 0) continue;
    out.push(last.slice(0, end));
    return;
  }
}

/** Whether the command and what follows it up to the next new line take no more than `room`. */
function fits(first: Command, rest: readonly Command[], room: number): boolean {
  const stack = [first];
  let next = rest.length;
  let left = room;
  while (left >= 0) {
    const command = stack.pop() ?? rest[--next];
    if (command === undefined) return true;
    const { layout, depth, flat } = command;
    if (typeof layout === 'string') left -= layout.length;
    else if (isList(layout)) pushAll(stack, layout, depth, flat);
    else if (layout.kind === 'line') {
      if (!flat || layout.hard) return true;
      left -= layout.flat.length;
    } else if (layout.kind === 'ifBroken') left -= flat ? 0 : layout.text.length;
    else
      stack.push({
        layout: layout.body,
        depth,
        flat: layout.kind === 'group' ? flat && !layout.broken : flat,
      });
  }
  return false;
}

function pushAll(stack: Command[], layouts: readonly Layout[], depth: number, flat: boolean): void {
  for (let index = layouts.length - 1; index >= 0; index -= 1)
    stack.push({ layout: layouts[index] ?? '', depth, flat });
}

// Array.isArray does not narrow a readonly array.
function isList(layout: Layout): layout is readonly Layout[] {
  return Array.isArray(layout);
}
