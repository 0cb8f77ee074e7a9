import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** A module in the statistics, which are the same for webpack and Rspack. A concatenated one contains others. */
interface ModuleStats {
  readonly name?: string;
  readonly size?: number;
  readonly modules?: readonly ModuleStats[];
}

interface Statistics {
  toJson(options: object): {
    readonly chunks?: readonly {
      readonly files?: readonly string[];
      readonly modules?: readonly ModuleStats[];
    }[];
  };
}

interface Compiler {
  readonly hooks: { readonly done: { tap(name: string, callback: (stats: Statistics) => void): void } };
}

/** The file with the size of each script's modules, before they are minified. Tests of weight print the largest. */
const MODULE_SIZES = 'module-sizes.json';

const ALL = Number.POSITIVE_INFINITY;
const OPTIONS = {
  all: false,
  ids: true,
  chunks: true,
  chunkModules: true,
  dependentModules: true,
  orphanModules: true,
  chunkModulesSpace: ALL,
  nestedModules: true,
  nestedModulesSpace: ALL,
  ...Object.fromEntries(
    ['Attributes', 'CacheStatus', 'Extension', 'Layer', 'Path', 'Type'].map((by) => [
      `groupModulesBy${by}`,
      false,
    ]),
  ),
};

const flatten = ({ name = '', size = 0, modules }: ModuleStats): (readonly [string, number])[] =>
  modules ? modules.flatMap(flatten) : [[name.replace(/^.*node_modules\//, ''), size]];

/** Writes which modules each script consists of. */
export default function moduleSizes({ generatedFilesDir }: LoadContext): Plugin {
  const plugin = {
    apply({ hooks }: Compiler) {
      hooks.done.tap('module-sizes', (stats) => {
        const { chunks = [] } = stats.toJson(OPTIONS);
        const sizes = chunks.flatMap(({ files = [], modules = [] }) =>
          files.filter((file) => file.endsWith('.js')).map((file) => [file, modules.flatMap(flatten)]),
        );
        writeFileSync(path.join(generatedFilesDir, MODULE_SIZES), JSON.stringify(Object.fromEntries(sizes)));
      });
    },
  };
  return {
    name: 'module-sizes',
    configureWebpack: ({ mode }, isServer) =>
      isServer || mode !== 'production' ? {} : { plugins: [plugin] },
  };
}
