/**
 * Takes the pictures of the docs again, in the tests that follow the guides, and those of the README from a new build of the
 * site. Records the code that they show.
 */
import { spawnSync } from 'node:child_process';
import { takeReadmePictures } from './readme-pictures.ts';

const GUIDES = [
  ['--root', 'samples', '--project', 'components', 'upload', 'stateful-hook', 'storybook'],
  ['--project', 'packed', 'getting-started', 'tutorial', 'server-components'],
];
const RECORD = ['--project', 'unit', 'e2e/pictures', '--update'];

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PICTURES: '1' },
    shell: process.platform === 'win32',
  });
  process.exitCode ||= status ?? 1;
}

const runTests = (args: readonly string[]) => run('npx', ['vitest', 'run', ...args]);

GUIDES.forEach(runTests);
run('npm', ['run', 'build', '-w', 'website']);
await takeReadmePictures();
runTests(RECORD);
