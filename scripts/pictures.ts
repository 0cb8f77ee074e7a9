/** Takes the pictures of the docs again, by following the guides that show them. */
import { spawnSync } from 'node:child_process';

const vitest = ['vitest', 'run', '--project', 'packed', 'getting-started', 'tutorial'];
const options = {
  stdio: 'inherit',
  env: { ...process.env, PICTURES: '1' },
  shell: process.platform === 'win32',
} as const;
process.exitCode = spawnSync('npx', vitest, options).status ?? 1;
