import type { ImportDeclaration, ImportSpecifier, Program, VariableDeclaration } from 'estree';
import type { Plugin } from 'unified';

const isRuntime = (node: Program['body'][number]): node is ImportDeclaration =>
  node.type === 'ImportDeclaration' && node.source.value === 'react/jsx-runtime';

/**
 * Makes constants of the functions that a page imports to create its elements. A bundler records each use of an import, with
 * its position, and a page uses one for each of its elements: with 1,000 more pages, bundling would take a third longer and
 * half a gigabyte more. The use of a constant is shorter, too.
 */
export const recmaLocalJsx: Plugin<[], Program> = () => (program) => {
  const index = program.body.findIndex(isRuntime);
  const runtime = program.body[index];
  if (!runtime || !isRuntime(runtime)) throw new Error('MDX imports no JSX runtime. Adapt local-jsx.ts.');
  const constants: VariableDeclaration = { type: 'VariableDeclaration', kind: 'const', declarations: [] };
  for (const specifier of runtime.specifiers as ImportSpecifier[]) {
    const constant = specifier.local;
    // MDX's names begin with an underscore, so that they aren't those of a page.
    specifier.local = { ...constant, name: `${constant.name}Imported` };
    constants.declarations.push({ type: 'VariableDeclarator', id: constant, init: specifier.local });
  }
  program.body.splice(index + 1, 0, constants);
};
