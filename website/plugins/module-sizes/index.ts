import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** A module in the statistics, which are the same for webpack and Rspack. A concatenated one contains others. */
interface ModuleStats {
  readonly identifier?: string;
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

type Sizes = readonly (readonly [module: string, bytes: number])[];

const listModules = ({ name = '', size = 0, modules }: ModuleStats): Sizes =>
  modules ? modules.flatMap(listModules) : [[name.replace(/^.*node_modules\//, ''), size]];

/**
 * The modules that concatenated modules contain, by identifier. Rspack restores a concatenated module from its cache, but not
 * the names of these, so they are kept next to that cache.
 */
class Contained {
  readonly #file: string;
  readonly #modules: Record<string, Sizes>;

  constructor(siteDir: string) {
    this.#file = path.join(siteDir, 'node_modules/.cache', MODULE_SIZES);
    this.#modules = this.#read();
  }

  #read(): Record<string, Sizes> {
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8')) as Record<string, Sizes>;
    } catch {
      // Nothing is kept yet, or it is damaged. Without it, some modules have no name.
      return {};
    }
  }

  list(module: ModuleStats): Sizes {
    const { identifier = '', modules } = module;
    const listed = listModules(module);
    if (!modules) return listed;
    if (listed.some(([name]) => !name)) return this.#modules[identifier] ?? listed;
    this.#modules[identifier] = listed;
    return listed;
  }

  write(): void {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    // An interrupted build doesn't leave a partial file.
    const unfinished = `${this.#file}.${String(process.pid)}`;
    writeFileSync(unfinished, JSON.stringify(this.#modules));
    renameSync(unfinished, this.#file);
  }
}

/** Writes which modules each script consists of. */
export default function moduleSizes({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const plugin = {
    apply({ hooks }: Compiler) {
      hooks.done.tap('module-sizes', (stats) => {
        const contained = new Contained(siteDir);
        const { chunks = [] } = stats.toJson(OPTIONS);
        const sizes = chunks.flatMap(({ files = [], modules = [] }) =>
          files
            .filter((file) => file.endsWith('.js'))
            .map((file) => [file, modules.flatMap((module) => contained.list(module))]),
        );
        contained.write();
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
