import type ts from 'typescript';
import type { Problem } from './problem.ts';

/** Texts by path. */
export type Files = Readonly<Record<string, string>>;

/** Checks files one by one. Between two of them the caller may stop. */
export type Checker = (files: Files, roots: readonly string[]) => Generator<Problem[], void>;

/** The folder with the files that are checked, and with `node_modules/` and `lib/`. */
const ROOT = '/';

/**
 * Prepares TypeScript for applications of a few files. Declarations are parsed once, and so is each text that stays the same.
 *
 * @param compiler - TypeScript, which isn't bundled because of its size.
 * @param types - What `collectTypes` has collected.
 */
export function createChecker(compiler: typeof ts, types: Files): Checker {
  const options = optionsOf(compiler);
  const parsed = new Map<string, ts.SourceFile>();
  const folders = new Set(Object.keys(types).flatMap(parentsOf));
  let program: ts.Program | undefined;
  let paths = '';

  const parse = (file: string, text: string): ts.SourceFile => {
    const known = parsed.get(file);
    if (known?.text === text) return known;
    const source = compiler.createSourceFile(file, text, compiler.ScriptTarget.ES2022);
    parsed.set(file, source);
    return source;
  };

  return function* check(files, roots) {
    const ownFolders = new Set(Object.keys(files).flatMap(parentsOf));
    const read = (file: string) => files[file.slice(ROOT.length)] ?? types[file.slice(ROOT.length)];
    // Otherwise TypeScript would go on missing a file that the last program lacked.
    const previous = paths;
    paths = Object.keys(files).toSorted().join('\n');
    const isOtherSet = paths !== previous;
    const hasFolder = (name: string) => folders.has(name) || ownFolders.has(name);
    const host: ts.CompilerHost = {
      getSourceFile: (file) => {
        const text = read(file);
        return text === undefined ? undefined : parse(file, text);
      },
      getDefaultLibFileName: () => `${ROOT}lib/lib.es2022.d.ts`,
      getDefaultLibLocation: () => `${ROOT}lib`,
      getCurrentDirectory: () => ROOT,
      getCanonicalFileName: (file) => file,
      getNewLine: () => '\n',
      useCaseSensitiveFileNames: () => true,
      fileExists: (file) => read(file) !== undefined,
      directoryExists: (folder) => hasFolder(folder.slice(ROOT.length).replace(/\/$/, '')),
      readFile: read,
      hasInvalidatedResolutions: () => isOtherSet,
      writeFile: () => undefined,
    };
    program = compiler.createProgram(
      roots.map((file) => ROOT + file),
      options,
      host,
      program,
    );
    for (const root of roots) {
      const source = program.getSourceFile(ROOT + root);
      if (source) yield problemsIn(source, program, compiler);
    }
  };
}

function optionsOf(compiler: typeof ts): ts.CompilerOptions {
  return {
    target: compiler.ScriptTarget.ES2022,
    module: compiler.ModuleKind.ESNext,
    moduleResolution: compiler.ModuleResolutionKind.Bundler,
    jsx: compiler.JsxEmit.ReactJSX,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  };
}

function problemsIn(source: ts.SourceFile, program: ts.Program, compiler: typeof ts): Problem[] {
  const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  return found.map(({ start = 0, length = 0, code, messageText }) => {
    const from = source.getLineAndCharacterOfPosition(start);
    const to = source.getLineAndCharacterOfPosition(start + length);
    return {
      file: source.fileName.slice(ROOT.length),
      line: from.line + 1,
      column: from.character + 1,
      endLine: to.line + 1,
      endColumn: to.character + 1,
      code,
      message: compiler.flattenDiagnosticMessageText(messageText, '\n'),
    };
  });
}

function parentsOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return ['', ...parts.map((_, index) => parts.slice(0, index + 1).join('/'))];
}
