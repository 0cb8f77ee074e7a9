import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from '@hookloom/generator';
import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../..');
const RUNTIME = path.join(ROOT, 'packages/react/src/index.ts');
const FOR_GENERATED_CODE = path.join(ROOT, 'packages/react/src/generated.ts');
const CLIENT = path.join(ROOT, 'reference');

/** Generates the example's client in memory. */
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

/** Has the types of the runtime and of the example's client. */
export const checker = program.getTypeChecker();

/** Where types are printed from: its exports are printed by name. */
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

/** The runtime's public exports by name. */
export const runtime = exportsOf(RUNTIME);

const exportsNextToRuntime = (file: string) => exportsOf(path.join(path.dirname(RUNTIME), file));
const schemas = exportsOf(path.join(CLIENT, 'schemas.ts'));
const operations = [...exportsOf(path.join(CLIENT, 'index.ts'))].filter(([name]) => !schemas.has(name));

/** Types of hooks that apps don't import. */
const hookTypes: ReadonlyMap<string, ts.Symbol> = new Map([
  ...exportsNextToRuntime('core/operation.ts'),
  ...exportsNextToRuntime('core/hook-types.ts'),
  ...operations,
]);

/** Whether a type's definition must be printed, because users can't import it. */
export const isHidden = (name: string) => !runtime.has(name) && hookTypes.has(name);

/** Finds an export of the runtime or of the client, or a type of hooks. */
export function symbolOf(name: string): ts.Symbol {
  const symbol = runtime.get(name) ?? hookTypes.get(name);
  if (!symbol) throw new Error(`there is no "${name}"; use one of ${[...runtime.keys()].join(', ')}.`);
  return symbol;
}

/** Whether a symbol is a function or a component, not a type or a class. */
export const isFunction = ({ flags }: ts.Symbol) =>
  !!(flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable));

/** The type of a function, or the type that a type name or class name refers to. */
export function typeOf(symbol: ts.Symbol): ts.Type {
  return isFunction(symbol) ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol);
}
