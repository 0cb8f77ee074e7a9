import { expect, test } from 'vitest';
import { type GitHubWorkflow, readWorkflow } from '../testing/workflow.ts';

test('runs the commands of the workflow for GitHub, which api.test.ts runs', async () => {
  const { api } = await readWorkflow<{ api: { script: string[] } }>('ci/gitlab-ci.yml');
  const { jobs } = await readWorkflow<GitHubWorkflow>('ci/api.yml');
  expect(api.script).toEqual(jobs.check.steps.flatMap(({ run = [] }) => run));
});
