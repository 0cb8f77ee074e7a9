import type { Crash } from '../messages.ts';
import { EndlessLoop } from './guard.ts';

/** What React's numbers mean: in production, it has no texts. https://react.dev/errors */
const reactErrors: Readonly<Record<string, string>> = {
  31: 'An object is not valid as a React child. Render one of its properties.',
  130: 'A component is undefined. Check its import and its name.',
  185: 'Maximum update depth exceeded: the component sets state after each render.',
  300: 'Rendered fewer hooks than before. Call hooks before any early return.',
  301: 'Too many renders: the component sets state while it renders.',
  310: 'Rendered more hooks than before. Call hooks outside of conditions and loops.',
  321: 'Invalid hook call. Hooks can only be called inside of a component.',
  482: 'A Client Component can not be async, and a promise can not be made while rendering.',
};

/** Why a component crashed, in which line. */
export function explain(error: unknown, entry: string, componentStack = ''): Crash {
  if (error instanceof EndlessLoop) return { kind: 'loop', message: error.message, line: error.line };
  const text = messageOf(error);
  const number = /Minified React error #(\d+)/.exec(text)?.[1];
  const message = (number !== undefined ? reactErrors[number] : undefined) ?? text;
  const stack = error instanceof Error ? String(error.stack) : '';
  const syntax =
    error instanceof Error && error.name === 'SyntaxError' ? /\((\d+):\d+\)/.exec(text)?.[1] : undefined;
  const line = syntax ?? lineIn(stack, entry) ?? lineIn(componentStack, entry);
  return {
    kind: syntax === undefined ? (number === '185' || number === '301' ? 'loop' : 'error') : 'syntax',
    message: message.slice(0, 1_000),
    ...(line !== undefined && { line: Number(line) }),
  };
}

function messageOf(error: unknown): string {
  try {
    return error instanceof Error ? error.message || error.name : String(error);
  } catch {
    return 'An error without a message.';
  }
}

/** The first line of the component in a stack. */
export function lineIn(stack: string, entry: string): string | undefined {
  const at = stack.indexOf(`${entry}:`);
  return at < 0 ? undefined : /^\d+/.exec(stack.slice(at + entry.length + 1))?.[0];
}
