import ts from 'typescript';
import type { GeneratedFile } from '../../src/index.js';

/** Syntax errors and duplicate declarations or exports of the modules, as `file:line message`. */
export function moduleErrors(files: readonly GeneratedFile[]): string[] {
  const exported = new Map<string, string>();
  return files.flatMap(({ path, contents }) => {
    if (!/\.tsx?$/.test(path)) return path.endsWith('.json') ? jsonErrors(path, contents) : [];
    const module = ts.createSourceFile(path, contents, ts.ScriptTarget.ES2022);
    // `parseDiagnostics` is not in the public types.
    const { parseDiagnostics } = module as unknown as { parseDiagnostics: ts.DiagnosticWithLocation[] };
    const errors = parseDiagnostics.map(({ start, messageText }) => {
      const { line } = module.getLineAndCharacterOfPosition(start);
      const message = ts.flattenDiagnosticMessageText(messageText, ' ');
      return `${path}:${line + 1} ${message}: ${contents.split('\n')[line]}`;
    });
    return [...errors, ...duplicates(module, exported)];
  });
}

/** Duplicate names. Types and values are separate namespaces. A name that two modules export would be missing from the index. */
function duplicates(module: ts.SourceFile, exported: Map<string, string>): string[] {
  const declared = new Set<string>();
  return declarationsOf(module).flatMap(({ name, isExported }) => {
    const errors = declared.has(name) ? [`${module.fileName} declares ${name} duplicates`] : [];
    declared.add(name);
    const other = exported.get(name);
    if (isExported && other !== undefined && other !== module.fileName)
      errors.push(`${module.fileName} and ${other} export ${name}`);
    if (isExported) exported.set(name, module.fileName);
    return errors;
  });
}

function declarationsOf(module: ts.SourceFile): { name: string; isExported: boolean }[] {
  return module.statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement))
      return [{ name: `type ${statement.name.text}`, isExported }];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(({ name }) => ({
      name: name.getText(module),
      isExported,
    }));
  });
}

function jsonErrors(path: string, contents: string): string[] {
  try {
    JSON.parse(contents);
    return [];
  } catch (error) {
    return [`${path} ${(error as Error).message}`];
  }
}
