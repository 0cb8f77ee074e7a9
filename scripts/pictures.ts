/** Takes the pictures of the docs again, in the tests that follow the guides, and records the code that they show. */
import { spawnSync } from 'node:child_process';

const RUNS = [
  ['--root', 'samples', '--project', 'components', 'upload', 'stateful-hook', 'storybook'],
  ['--project', 'packed', 'getting-started', 'tutorial', 'server-components'],
  ['--project', 'unit', 'e2e/pictures', '--update'],
];

for (const run of RUNS) {
  const { status } = spawnSync('npx', ['vitest', 'run', ...run], {
    stdio: 'inherit',
    env: { ...process.env, PICTURES: '1' },
    shell: process.platform === 'win32',
  });
  process.exitCode ||= status ?? 1;
}
