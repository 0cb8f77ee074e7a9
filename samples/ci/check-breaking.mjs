// Lists the breaking changes in the output of `hookloom sync --json`,
// and fails if there are any, or if a spec could not be synced.
import { text } from 'node:stream/consumers';

const { ok, sources, diagnostics } = JSON.parse(await text(process.stdin));
if (!ok) {
  process.exitCode = 1;
  for (const { severity, source, message } of diagnostics) {
    if (severity === 'error') console.log(`- ${source}: ${message}`);
  }
}
for (const { id, changes = [] } of sources) {
  for (const { target, name, breaking, details = [] } of changes) {
    if (!breaking) continue;
    process.exitCode = 1;
    console.log(`- ${id}: ${target} ${name}`);
    for (const detail of details) {
      if (detail.breaking) console.log(`  - ${detail.message}`);
    }
  }
}
