import { transform } from 'sucrase';
import { guardName, type Program } from '../messages.ts';

type Exports = Record<string, unknown>;
type Require = (name: string) => unknown;
type Load = (require: Require, module: { exports: Exports }, exports: Exports, guard: unknown) => void;

/** A component that can't be compiled, or that imports what there isn't. */
export class LoadError extends Error {
  override name = 'LoadError';
}

/** The modules of a program. Each is compiled when it is first imported. */
export function createLoader(
  { files }: Pick<Program, 'files'>,
  packages: Readonly<Record<string, object>>,
  guard: (line: number) => void,
): (path: string) => Exports {
  const loaded = new Map<string, Exports>();

  const load = (path: string): Exports => {
    const known = loaded.get(path);
    if (known) return known;
    const text = files[path]!;
    const reexported = reexportsOf(text);
    if (reexported) {
      const index = lazyIndex(reexported.map((name) => resolve(path, name)));
      loaded.set(path, index);
      return index;
    }
    const module = { exports: {} as Exports };
    loaded.set(path, module.exports);
    const require = (name: string) => {
      if (!name.startsWith('.') && !Object.hasOwn(packages, name))
        throw new LoadError(
          `Cannot find the package "${name}". Here are ${Object.keys(packages).join(', ')}.`,
        );
      return name.startsWith('.') ? load(resolve(path, name)) : packages[name];
    };
    evaluate(path, compile(path, text))(require, module, module.exports, guard);
    loaded.set(path, module.exports);
    return module.exports;
  };

  const resolve = (from: string, name: string): string => {
    const { pathname } = new URL(name, `file:///${from}`);
    const wanted = decodeURIComponent(pathname).slice(1);
    const found = [wanted, `${wanted}.ts`, `${wanted}.tsx`, `${wanted}/index.ts`].find((one) =>
      Object.hasOwn(files, one),
    );
    if (found === undefined) throw new LoadError(`Cannot find "${name}", imported in ${from}.`);
    return found;
  };

  /** The exports of an index, whose modules are loaded when one of their exports is used. */
  const lazyIndex = (paths: readonly string[]): Exports => {
    const find = (name: string | symbol) =>
      typeof name === 'string' && /^\w+$/.test(name)
        ? paths.find((path) =>
            new RegExp(`^export (?:const|function|class) ${name}\\b`, 'm').test(files[path]!),
          )
        : undefined;
    return new Proxy<Exports>(
      {},
      {
        get: (_, name) => {
          if (name === '__esModule') return true;
          const path = find(name);
          return path === undefined ? undefined : load(path)[name as string];
        },
        has: (_, name) => find(name) !== undefined,
      },
    );
  };

  return load;
}

/** The modules that an index exports again. Undefined if it does anything else. */
function reexportsOf(text: string): string[] | undefined {
  const statements = text.split('\n').filter((line) => !/^\s*(\/\/.*|\/\*.*\*\/)?\s*$/.test(line));
  const names = statements.map((line) => /^export \* from '([^']+)';$/.exec(line)?.[1]);
  return names.length > 0 && names.every((name) => name !== undefined) ? names : undefined;
}

function compile(path: string, text: string): string {
  return transform(text, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
    filePath: path,
  }).code;
}

/** The lines of the code are those of the file, so that an error's stack leads there. */
function evaluate(path: string, code: string): Load {
  const parameters = `require, module, exports, ${guardName}`;
  // The frame's policy allows this, and nothing that the code could reach.
  return (0, eval)(`(function (${parameters}) {${code}\n})\n//# sourceURL=${path}`) as Load;
}
