import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { REPOSITORY } from './repository.ts';
import { runtimeTypes } from './runtime-types.ts';
import { smallDom } from './small-dom.ts';
import { stripComments } from './strip-comments.ts';
import type { TypeFiles } from './type-files.ts';

const ENTRY = path.join(REPOSITORY, 'packages/playground/src/types-of-an-application.ts');
const IMPORTS = [
  'react',
  'react/jsx-runtime',
  '@hookloom/react',
  '@hookloom/react/generated',
  '@hookloom/react/checks',
  'zod/mini',
];
const MANIFEST_KEYS = ['name', 'version', 'type', 'types', 'exports'];

/** Collects what TypeScript has to read to check a small application: from the installed packages and the runtime's source. */
export function collectTypes(): TypeFiles {
  const runtime = runtimeTypes();
  const program = programOf(runtime);
  const isLibrary = (file: ts.SourceFile) => program.isSourceFileDefaultLibrary(file);
  const isDom = (file: ts.SourceFile) => file.fileName.includes('lib.dom.');
  const sources = program.getSourceFiles().filter(({ fileName }) => fileName !== ENTRY);
  const dom = sources.filter(isDom);
  const files: TypeFiles = {};
  for (const file of sources.filter((one) => !isDom(one)))
    files[isLibrary(file) ? `lib/${path.basename(file.fileName)}` : inPackages(file.fileName)] =
      stripComments(file);
  const used = sources.filter((one) => !isLibrary(one)).flatMap((file) => domNames(file, program));
  files['lib/lib.dom.d.ts'] = stripComments(smallDom(dom, used));
  for (const name of new Set(Object.keys(files).flatMap(packageOf))) files[name] = manifest(name, runtime);
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function programOf(runtime: TypeFiles): ts.Program {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const [readFile, fileExists] = [host.readFile.bind(host), host.fileExists.bind(host)];
  const own = (file: string) =>
    file === ENTRY ? IMPORTS.map((name) => `import '${name}';`).join('\n') : runtime[inPackages(file)];
  host.readFile = (file) => own(file) ?? readFile(file);
  host.fileExists = (file) => own(file) !== undefined || fileExists(file);
  host.getSourceFile = (file, language) => {
    const text = host.readFile(file);
    return text === undefined ? undefined : ts.createSourceFile(file, text, language, true);
  };
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const resolvedFileName = runtimeFile(text);
      return resolvedFileName === undefined
        ? ts.resolveModuleName(text, from, options, host)
        : { resolvedModule: { resolvedFileName, extension: '.d.ts', isExternalLibraryImport: true } };
    });
  return ts.createProgram([ENTRY], options, host);
}

const runtimeFile = (specifier: string) => {
  const [, entry = 'index'] = /^@hookloom\/react(?:\/(\w+))?$/.exec(specifier) ?? [undefined, undefined];
  return specifier.startsWith('@hookloom/react')
    ? path.join(REPOSITORY, `node_modules/@hookloom/react/dist/${entry}.d.ts`)
    : undefined;
};

/** The path from the last `node_modules/`. */
const inPackages = (file: string) => file.slice(Math.max(0, file.lastIndexOf('node_modules/')));

function packageOf(file: string): string[] {
  const [name] = /^node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(file) ?? [];
  return name === undefined ? [] : [`${name}package.json`];
}

/** What module resolution reads of a manifest. The runtime's leads to its source; as it is published, to its declarations. */
function manifest(file: string, runtime: TypeFiles): string {
  const published = runtime[file];
  if (published !== undefined) return published;
  const all = JSON.parse(fs.readFileSync(path.join(REPOSITORY, file), 'utf8')) as Record<string, unknown>;
  return JSON.stringify(
    Object.fromEntries(MANIFEST_KEYS.flatMap((key) => (key in all ? [[key, all[key]]] : []))),
  );
}

/** Names of the DOM that a file refers to. */
function domNames(file: ts.SourceFile, program: ts.Program): string[] {
  if (/@types\/react|csstype/.test(file.fileName)) return [];
  const checker = program.getTypeChecker();
  const names: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) {
      const declared = checker.getSymbolAtLocation(node)?.declarations ?? [];
      if (declared.some((one) => one.getSourceFile().fileName.includes('lib.dom.'))) names.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}
