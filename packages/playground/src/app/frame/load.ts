import { transform } from 'sucrase';
import type { Program } from '../messages.ts';

type Exports = Record<string, unknown>;
type Require = (name: string) => unknown;
type Load = (require: Require, module: { exports: Exports }, exports: Exports, guard: unknown) => void;

/** A component that can't be compiled, or that imports what there isn't. */
export class LoadError extends Error {
  override name = 'LoadError';
}

/** The modules of a program. Each is compiled when it is first imported. */
export function createLoader(
  { files, guard: guardName }: Pick<Program, 'files' | 'guard'>,
  packages: Readonly<Record<string, object>>,
  guard: (line: number) => void,
): (path: string) => Exports {
  const loaded = new Map<string, Exports>();
  const packageNames = Object.keys(packages)
    .filter((name) => !name.endsWith('-runtime'))
    .join(', ');

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
        throw new LoadError(`Cannot find the package "${name}". The app can import ${packageNames}.`);
      return name.startsWith('.') ? load(resolve(path, name)) : packages[name];
    };
    evaluate(path, compile(path, text), guardName)(require, module, module.exports, guard);
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

// Taken before the reader's code runs.
const evaluateGlobally = globalThis.eval;

/** The lines of the code are those of the file, so that an error's stack leads there. */
function evaluate(path: string, code: string, guardName: string): Load {
  const parameters = `require, module, exports, ${guardName}`;
  return evaluateGlobally(`(function (${parameters}) {${code}\n})\n//# sourceURL=${path}`) as Load;
}

const refuse = () => {
  throw new LoadError('Code in a text can not run here.');
};

/** Keeps the component from running code that has no guard in it: the frame's policy has to allow that for the frame. */
export function refuseCodeInTexts(): void {
  const samples = [
    () => 1,
    async () => 1,
    function* () {
      yield 1;
    },
    async function* () {
      yield 1;
    },
  ];
  for (const sample of samples) {
    const prototype = Object.getPrototypeOf(sample) as { constructor: unknown };
    Object.defineProperty(prototype, 'constructor', { value: refuse });
  }
  const { setTimeout: later, setInterval: repeatedly } = globalThis;
  const onlyFunctions =
    (start: typeof setTimeout) =>
    (handler: TimerHandler, ...rest: unknown[]) =>
      typeof handler === 'function' ? start(handler as () => void, ...(rest as [number])) : refuse();
  Object.assign(globalThis, {
    eval: refuse,
    Function: refuse,
    setTimeout: onlyFunctions(later),
    setInterval: onlyFunctions(repeatedly as typeof setTimeout),
  });
}
