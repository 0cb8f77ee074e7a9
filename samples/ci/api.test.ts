import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type GitHubWorkflow, readWorkflow, withRepository } from '../testing/workflow.ts';

const { jobs } = await readWorkflow<GitHubWorkflow>('ci/api.yml');
const commandsOf = (job: keyof typeof jobs) => jobs[job].steps.flatMap(({ run = [] }) => run).join('\n');

test('its actions are the ones that this repository uses', async () => {
  const own = await readFile(new URL('../../.github/workflows/check.yml', import.meta.url), 'utf8');
  const text = await readFile(new URL('api.yml', import.meta.url), 'utf8');
  const uses = text.match(/uses: .*/g) ?? [];
  expect(uses.length).toBeGreaterThan(2);
  expect(uses.filter((line) => !own.includes(line))).toEqual([]);
});

test('the check passes if the code is up to date, and fails if it is not', () =>
  withRepository(async ({ run }) => {
    expect(await run(commandsOf('check'))).toContain('is up to date');
    await run('echo >>src/hookloom/petstore/index.ts');
    await expect(run(commandsOf('check'))).rejects.toThrow(/HL5002[\s\S]*out of date/);
  }));

test('the sync opens a pull request for a change, and says if it is breaking', () =>
  withRepository(async ({ run, calls }) => {
    await run(commandsOf('sync'));
    expect(await calls()).toEqual(['npm ci']);

    await run(
      "git switch -q main && git branch -q -D update-api && sed -i.old 's/summary: Get one pet/summary: Get a pet/' petstore.yaml",
    );
    await run(commandsOf('sync'));
    expect((await calls()).slice(2)).toEqual([
      'git push --force origin update-api',
      'gh pr create --title Update the API client --body-file breaking.md',
    ]);

    await run(
      "git switch -q -f main && git branch -q -D update-api && sed -i.old 's/operationId: deletePet/operationId: removePet/' petstore.yaml",
    );
    await run(commandsOf('sync'));
    expect((await calls()).at(-1)).toBe(
      'gh pr create --title Update the API client (breaking) --body-file breaking.md',
    );
    expect(await run('git show --stat --format=%s && cat breaking.md')).toMatch(
      /^Update the API client \(breaking\)\n[\s\S]*specs\/petstore\.json[\s\S]*remove-pet\.ts[\s\S]*- petstore: operation deletePet\n {2}- is now named `removePet`/,
    );
  }));
