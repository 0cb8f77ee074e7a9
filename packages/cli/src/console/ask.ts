import { createInterface } from 'node:readline/promises';
import { interrupt } from './interrupt.js';

/** Whether there is a user to answer questions. */
export function isInteractive(): boolean {
  return process.stdin.isTTY && process.stderr.isTTY && !process.env['CI'];
}

/** Asks on standard error, so that standard output has only the result. An empty line accepts the suggestion. */
export async function ask(question: string, suggestion: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // In raw mode, Ctrl-C is a key and not a signal. After Ctrl-D, there is no input.
  const leave = () => interrupt();
  terminal.on('SIGINT', leave).on('close', leave);
  const answer = await terminal.question(`${question} [${suggestion}] `);
  terminal.off('close', leave).close();
  return answer.trim() || suggestion;
}
