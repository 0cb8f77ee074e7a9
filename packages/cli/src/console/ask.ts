import { createInterface } from 'node:readline/promises';
import { interrupt } from './interrupt.js';

/** Whether a person can answer a question. */
export function isInteractive(): boolean {
  return process.stdin.isTTY && process.stderr.isTTY && !process.env['CI'];
}

/** Asks on standard error, so that standard output stays what the command prints. An empty answer takes the suggestion. */
export async function ask(question: string, suggestion: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // In raw mode Ctrl-C is a key and no signal; and after Ctrl-D no answer will come.
  const leave = () => interrupt();
  terminal.on('SIGINT', leave).on('close', leave);
  const answer = await terminal.question(`${question} [${suggestion}] `);
  terminal.off('close', leave).close();
  return answer.trim() || suggestion;
}
