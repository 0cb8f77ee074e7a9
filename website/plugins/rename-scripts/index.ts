import { defaultIdentity, renamer, type Identity } from '@hookloom/identity';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from '../rspack';

/** Before the stage at which the bundler hashes what a script contains. */
const OPTIMIZE_INLINE = 700;

/**
 * Replaces the product's default name in the scripts of the packages, such as the worker of the playground, before the
 * bundler hashes them for their file names. Pages and the site's own components get the name from the configuration.
 */
export default function renameScripts(_context: LoadContext, { identity }: { identity: Identity }): Plugin {
  const rename = renamer(identity.name);
  const word = new RegExp(defaultIdentity.name.slug, 'i');
  const plugin = {
    apply(compiler: unknown) {
      const { hooks, webpack } = compiler as Compiler;
      hooks.thisCompilation.tap({ name: 'rename-scripts' }, (compilation) => {
        compilation.hooks.processAssets.tap({ name: 'rename-scripts', stage: OPTIMIZE_INLINE }, (assets) => {
          for (const name of Object.keys(assets).filter((file) => file.endsWith('.js')))
            compilation.updateAsset(name, (asset) => {
              const script = asset.source().toString();
              return word.test(script) ? new webpack.sources.RawSource(rename(script)) : asset;
            });
        });
      });
    },
  };
  return {
    name: 'rename-scripts',
    configureWebpack: (_config, isServer) =>
      isServer || identity.name.display === defaultIdentity.name.display ? {} : { plugins: [plugin] },
  };
}
