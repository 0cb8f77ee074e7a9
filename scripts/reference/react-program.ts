import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from '@hookloom/generator';
import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../..');
const RUNTIME = path.join(ROOT, 'packages/react/src/index.ts');
const FOR_GENERATED_CODE = path.join(ROOT, 'packages/react/src/generated.ts');
const CLIENT = path.join(ROOT, 'reference');

/** The client of the running example, as files that are nowhere on the disk. */
async function generateClient(): Promise<ReadonlyMap<string, string>> {
  const text = readFileSync(path.join(ROOT, 'samples/petstore.yaml'), 'utf8');
  const { files } = await generate({ id: 'petstore', spec: text });
  return new Map(files.map((file) => [path.join(CLIENT, file.path), file.contents]));
}

async function compile(): Promise<ts.Program> {
  const client = await generateClient();
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  };
  const disk = ts.createCompilerHost(options, true);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => client.has(file) || disk.fileExists(file),
    readFile: (file) => client.get(file) ?? disk.readFile(file),
    directoryExists: (folder) => folder === CLIENT || (disk.directoryExists?.(folder) ?? true),
    getSourceFile: (file, languageVersion, ...rest) => {
      const text = client.get(file);
      return text === undefined
        ? disk.getSourceFile(file, languageVersion, ...rest)
        : ts.createSourceFile(file, text, languageVersion, true);
    },
  };
  return ts.createProgram([RUNTIME, FOR_GENERATED_CODE, path.join(CLIENT, 'index.ts')], options, host);
}

const program = await compile();

/** Knows the types of the runtime, and of the client of the running example. */
export const checker = program.getTypeChecker();

/** Where types are printed: what this file exports goes by its name. */
export const entry = program.getSourceFile(RUNTIME)!;

function exportsOf(file: string): ReadonlyMap<string, ts.Symbol> {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} has no exports.`);
  return new Map(
    checker.getExportsOfModule(module).map((symbol) => {
      const isAlias = symbol.flags & ts.SymbolFlags.Alias;
      return [symbol.name, isAlias ? checker.getAliasedSymbol(symbol) : symbol];
    }),
  );
}

/** What an application imports from the runtime, by name. */
export const runtime = exportsOf(RUNTIME);

const besideRuntime = (file: string) => exportsOf(path.join(path.dirname(RUNTIME), file));
const schemas = exportsOf(path.join(CLIENT, 'schemas.ts'));
const operations = [...exportsOf(path.join(CLIENT, 'index.ts'))].filter(([name]) => !schemas.has(name));

/** What hooks are made of, and no application imports. */
const behindHooks: ReadonlyMap<string, ts.Symbol> = new Map([
  ...besideRuntime('core/operation.ts'),
  ...besideRuntime('core/hook-types.ts'),
  ...operations,
]);

/** Whether a type has to be shown where its name is: a reader imports it from nowhere. */
export const isHidden = (name: string) => !runtime.has(name) && behindHooks.has(name);

/** Finds an export of the runtime or of the client, or a type that hooks are made of. */
export function symbolOf(name: string): ts.Symbol {
  const symbol = runtime.get(name) ?? behindHooks.get(name);
  if (!symbol) throw new Error(`there is no "${name}"; use one of ${[...runtime.keys()].join(', ')}.`);
  return symbol;
}

/** Whether it is a function or a component, not a type or a class. */
export const isFunction = ({ flags }: ts.Symbol) =>
  !!(flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable));

/** The type of a function, or that which the name of a type or a class stands for. */
export function typeOf(symbol: ts.Symbol): ts.Type {
  return isFunction(symbol) ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol);
}
