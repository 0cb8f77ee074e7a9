import { lineIn } from './explain.ts';
import { toPage } from './page.ts';

/** A page with a full log doesn't need more. */
const limit = 1_000;

/** Sends what the component logs to the page. */
export function forwardConsole(entry: string): void {
  let count = 0;
  const own = console as unknown as Record<string, (...values: unknown[]) => void>;
  for (const name of ['log', 'info', 'debug', 'warn', 'error']) {
    const original = own[name]!.bind(console);
    own[name] = (...values) => {
      original(...values);
      count += 1;
      if (count > limit) return;
      const line = lineIn(String(new Error().stack), entry);
      const level = name === 'error' || name === 'warn' ? 'error' : 'log';
      toPage({
        type: 'log',
        level,
        text: values.map(textOf).join(' ').slice(0, 2_000),
        ...(line && { line: Number(line) }),
      });
    };
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  } catch {
    return '[a value that can not be shown]';
  }
}
