/** A module that a package exports, by the name of its report: `index` for `.`. */
export interface Entry {
  readonly name: string;
  /** The declarations, in the folder that the compiler writes to. */
  readonly declarations: string;
}

type Target = string | { readonly [condition: string]: Target };

const SOURCE = /^\.\/src\/(.*)\.tsx?$/;

/** Whatever condition picks the module, the types are those of the default one. */
function moduleOf(target: Target | undefined): string | undefined {
  if (typeof target === 'string') return SOURCE.exec(target)?.[1];
  return target && moduleOf(target['default']);
}

/** The modules among the exports of a package: not its manifest, nor a JSON Schema. */
export function entriesOf(exports: Readonly<Record<string, Target>>): Entry[] {
  return Object.entries(exports).flatMap(([path, target]) => {
    const module = moduleOf(target);
    const name = path === '.' ? 'index' : path.slice(2).replaceAll('/', '-');
    return module ? [{ name, declarations: `${module}.d.ts` }] : [];
  });
}
