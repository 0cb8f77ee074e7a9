#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { exitOnSignals } from './console/interrupt.js';
import { issuesUrl, names } from './names.js';
import { run } from './program.js';

// A run ends before code pays off that the compiler has put into other code: a fifth of the processor time went there.
setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');
exitOnSignals();
// A reader such as `head` may leave before the end.
process.stdout.on('error', () => process.exit());

try {
  await run(process.argv.slice(2));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `${names.display} hit an internal error: ${message}\nPlease report it at ${issuesUrl}.\n`,
  );
  process.exitCode = 1;
}
