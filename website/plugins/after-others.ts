import type { LoadContext, Plugin } from '@docusaurus/types';

type CreatePlugin = (context: LoadContext) => Plugin | Promise<Plugin>;

/** Remembers when a plugin's `postBuild` is done. */
const track =
  (create: CreatePlugin, finished: Promise<void>[]): CreatePlugin =>
  async (context) => {
    const plugin = await create(context);
    if (!plugin.postBuild) return plugin;
    return {
      ...plugin,
      postBuild(props) {
        const done = Promise.resolve(plugin.postBuild?.(props));
        finished.push(done);
        return done;
      },
    };
  };

/**
 * Adds a plugin that reads what the other plugins wrote. Docusaurus calls all `postBuild` hooks at once, in this order, so
 * this one waits.
 */
export function afterOthers(plugins: readonly CreatePlugin[], last: CreatePlugin): CreatePlugin[] {
  const finished: Promise<void>[] = [];
  return [
    ...plugins.map((create) => track(create, finished)),
    async (context) => {
      const plugin = await last(context);
      return {
        ...plugin,
        async postBuild(props) {
          await Promise.all(finished);
          await plugin.postBuild?.(props);
        },
      };
    },
  ];
}
