/** A document to print, with possible line breaks: a small subset of Prettier's doc builders. */
export type Layout = string | readonly Layout[] | Group | Indent | Line | IfBroken;

type Group = { kind: 'group'; body: Layout; broken: boolean };
type Indent = { kind: 'indent'; body: Layout };
type Line = { kind: 'line'; flat: string; hard: boolean };
type IfBroken = { kind: 'ifBroken'; text: string };

/** The maximum line length, in characters. */
export const width = 110;

/** A space, or a newline if the group is broken. */
export const line: Line = { kind: 'line', flat: ' ', hard: false };
/** Nothing, or a newline if the group is broken. */
export const softline: Line = { kind: 'line', flat: '', hard: false };
/** Always a newline. Breaks all enclosing groups. */
export const hardline: Line = { kind: 'line', flat: '', hard: true };

export function indent(...body: Layout[]): Layout {
  return { kind: 'indent', body };
}

/** Printed on one line if it fits, otherwise broken at each of its own lines. */
export function group(...body: Layout[]): Layout {
  return { kind: 'group', body, broken: hasHardline(body) };
}

/** Printed only if the enclosing group is broken. */
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

/**
 * The layouts left to print, the next one on top, each with its mode. Two parallel arrays, because a large spec has millions of
 * layouts.
 */
type Stack = { layouts: Layout[]; modes: number[] };

// A mode is the indentation, with the lowest bit set if flat.
const flatBit = 1;
const deeper = 2;

export function print(root: Layout): string {
  const out: string[] = [];
  let column = 0;
  const stack: Stack = { layouts: [root], modes: [0] };
  for (let layout = stack.layouts.pop(); layout !== undefined; layout = stack.layouts.pop()) {
    const mode = stack.modes.pop() ?? 0;
    const flat = (mode & flatBit) === flatBit;
    if (typeof layout === 'string') {
      out.push(layout);
      column += layout.length;
    } else if (isList(layout)) pushAll(stack, layout, mode);
    else if (layout.kind === 'indent') push(stack, layout.body, mode + deeper);
    else if (layout.kind === 'ifBroken') {
      if (!flat) push(stack, layout.text, mode);
    } else if (layout.kind === 'group') {
      const fit = flat || (!layout.broken && fits(layout.body, mode | flatBit, stack, width - column));
      push(stack, layout.body, fit ? mode | flatBit : mode);
    } else if (flat && !layout.hard) {
      out.push(layout.flat);
      column += layout.flat.length;
    } else {
      trimEnd(out);
      out.push('\n', indentation(mode));
      column = mode & ~flatBit;
    }
  }
  trimEnd(out);
  return out.join('');
}

/** Removes trailing whitespace from the last line. */
function trimEnd(out: string[]): void {
  for (let last = out.pop(); last !== undefined; last = out.pop()) {
    const text = last.endsWith(' ') || last.endsWith('\t') ? last.replace(/[ \t]+$/, '') : last;
    if (text === '') continue;
    out.push(text);
    return;
  }
}

/** Whether the layout, and everything after it up to the next newline, fits into `room` characters. */
function fits(first: Layout, firstMode: number, rest: Stack, room: number): boolean {
  const stack: Stack = { layouts: [first], modes: [firstMode] };
  let next = rest.layouts.length;
  let remaining = room;
  while (remaining >= 0) {
    const mode = stack.modes.pop() ?? rest.modes[--next] ?? 0;
    const layout = stack.layouts.pop() ?? rest.layouts[next];
    if (layout === undefined) return true;
    if (typeof layout === 'string') remaining -= layout.length;
    else if (isList(layout)) pushAll(stack, layout, mode);
    else if (layout.kind === 'line') {
      if ((mode & flatBit) === 0 || layout.hard) return true;
      remaining -= layout.flat.length;
    } else if (layout.kind === 'ifBroken') remaining -= (mode & flatBit) === 0 ? layout.text.length : 0;
    else push(stack, layout.body, mode);
  }
  return false;
}

function push({ layouts, modes }: Stack, layout: Layout, mode: number): void {
  layouts.push(layout);
  modes.push(mode);
}

function pushAll(stack: Stack, layouts: readonly Layout[], mode: number): void {
  for (let index = layouts.length - 1; index >= 0; index -= 1) push(stack, layouts[index] ?? '', mode);
}

function indentation(mode: number): string {
  return ' '.repeat(mode & ~flatBit);
}

// `Array.isArray` doesn't narrow readonly arrays.
function isList(layout: Layout): layout is readonly Layout[] {
  return Array.isArray(layout);
}
