import type { BuildResult } from '../sites/variant.ts';
import { ending, type Outcome } from './step.ts';

/** Builds a site. Warnings count as failures. */
export async function buildReport(name: string, build: () => Promise<BuildResult>): Promise<Outcome> {
  const start = performance.now();
  const { ok, output } = await build();
  const isQuiet = !/\[WARNING\]|\[ERROR\]/.test(output);
  console.log(`\n── ${name}: ${ok ? 'built' : 'failed'}${isQuiet ? '' : `\n${output.trim()}`}`);
  const passed = ok && isQuiet;
  return {
    name,
    passed: passed ? 1 : 0,
    failed: passed ? 0 : 1,
    seconds: (performance.now() - start) / 1000,
    failures: passed ? [] : [{ command: `npm test -- ${name}`, reason: ending(output) }],
  };
}
