import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map(
  (name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')] as const,
);

it.each(workflows)(
  'each action of %s is pinned by the hash of a commit, with its version beside it',
  (_, text) => {
    const uses = Array.from(text.matchAll(/uses: (?!\.\/)(.*)/g), ([, action]) => action);
    expect(
      uses.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? '')),
    ).toEqual([]);
  },
);

it.each(workflows)(
  'what runs beside the identity that publishes, in %s, installs and builds nothing',
  (_, text) => {
    const jobs = text.split(/^  (?=[\w-]+:$)/m).filter((job) => job.includes('id-token: write'));
    for (const job of jobs) expect(job).not.toMatch(/npm (?:ci|cit|install|run|test)|npx /);
  },
);

it('a workflow publishes packages, and one the site', () => {
  const publishing = workflows.filter(([, text]) => text.includes('id-token: write')).map(([name]) => name);
  expect(publishing).toEqual(['deploy.yml', 'release.yml']);
});

it('packages are published with provenance', () => {
  const [, release = ''] = workflows.find(([name]) => name === 'release.yml') ?? [];
  expect(release).toMatch(/run: node scripts\/publish\.ts\n +env:\n +NPM_CONFIG_PROVENANCE: 'true'/);
});
