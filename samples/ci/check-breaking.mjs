// Lists the breaking changes in the output of `hookloom sync --json`,
// and fails if there are any.
import { text } from 'node:stream/consumers';

const { sources } = JSON.parse(await text(process.stdin));
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
