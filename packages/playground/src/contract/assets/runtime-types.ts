import path from 'node:path';
import ts from 'typescript';
import { REPOSITORY } from './repository.ts';
import type { TypeFiles } from './type-files.ts';

const ENTRIES = ['index', 'generated', 'checks'];
const PACKAGE = 'node_modules/@hookloom/react/';

/** The declarations and the manifest of the runtime, as they are published. */
export function runtimeTypes(): TypeFiles {
  const folder = path.join(REPOSITORY, 'packages/react');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(folder, 'tsconfig.build.json'), (file) => ts.sys.readFile(file)).config,
    ts.sys,
    folder,
  );
  const program = ts.createProgram(
    ENTRIES.map((name) => path.join(folder, `src/${name}.ts`)),
    { ...options, noCheck: true, emitDeclarationOnly: true },
  );
  const files: TypeFiles = {};
  program.emit(undefined, (file, text) => {
    files[`${PACKAGE}dist/${path.relative(path.join(folder, 'dist'), file).replaceAll('\\', '/')}`] = text;
  });
  const exports = Object.fromEntries(
    ENTRIES.map((name) => [name === 'index' ? '.' : `./${name}`, { types: `./dist/${name}.d.ts` }]),
  );
  files[`${PACKAGE}package.json`] = JSON.stringify({ name: '@hookloom/react', type: 'module', exports });
  return files;
}
