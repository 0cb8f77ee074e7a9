import { buildSite, buildVariant, type BuildResult } from '../sites/variant.ts';
import { variants } from '../sites/variants/index.ts';
import type { Outcome } from './step.ts';

async function timed(name: string, build: () => Promise<BuildResult>): Promise<Outcome> {
  const start = performance.now();
  const { ok, output } = await build();
  const quiet = !/\[WARNING\]|\[ERROR\]/.test(output);
  console.log(`\n── build ${name}: ${ok ? 'built' : 'failed'}${quiet ? '' : `\n${output.trim()}`}`);
  const passed = ok && quiet;
  return {
    name: `build ${name}`,
    passed: passed ? 1 : 0,
    failed: passed ? 0 : 1,
    seconds: (performance.now() - start) / 1000,
  };
}

/** Builds the site and each variant, once; a warning fails a build as an error does. */
export async function buildSites(): Promise<Outcome[]> {
  const outcomes = [await timed('website', () => buildSite(`${process.cwd()}/website`))];
  for (const variant of variants) outcomes.push(await timed(variant.name, () => buildVariant(variant)));
  return outcomes;
}
