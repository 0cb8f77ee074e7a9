import type { LoadContext, Plugin } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { afterOthers } from './after-others';

it('what the last plugin does after the build waits for the others', async () => {
  const calls: string[] = [];
  const slow = (name: string, milliseconds: number) => (): Plugin => ({
    name,
    async postBuild() {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      calls.push(name);
    },
  });
  const creators = afterOthers(
    [slow('slow', 20), () => ({ name: 'without' }), slow('fast', 0)],
    slow('last', 0),
  );
  const plugins = await Promise.all(creators.map(async (create) => create({} as LoadContext)));
  expect(plugins.map(({ name }) => name)).toEqual(['slow', 'without', 'fast', 'last']);
  await Promise.all(plugins.map(async (plugin) => plugin.postBuild?.({} as never)));
  expect(calls).toEqual(['fast', 'slow', 'last']);
});
