import ts from 'typescript';
import type { GeneratedFile } from '../../src/index.js';

/** What TypeScript's parser says of the modules, and which names they declare or export twice: `file:line message`. */
export function moduleErrors(files: readonly GeneratedFile[]): string[] {
  const exported = new Map<string, string>();
  return files.flatMap(({ path, contents }) => {
    if (!/\.tsx?$/.test(path)) return path.endsWith('.json') ? jsonErrors(path, contents) : [];
    const module = ts.createSourceFile(path, contents, ts.ScriptTarget.ES2022);
    // The parser keeps what it found in a property that the types leave out.
    const { parseDiagnostics } = module as unknown as { parseDiagnostics: ts.DiagnosticWithLocation[] };
    const errors = parseDiagnostics.map(({ start, messageText }) => {
      const { line } = module.getLineAndCharacterOfPosition(start);
      const message = ts.flattenDiagnosticMessageText(messageText, ' ');
      return `${path}:${line + 1} ${message}: ${contents.split('\n')[line]}`;
    });
    return [...errors, ...twice(module, exported)];
  });
}

/** Types and values have names of their own; a name that two modules export would be lost from the index. */
function twice(module: ts.SourceFile, exported: Map<string, string>): string[] {
  const declared = new Set<string>();
  return declarationsOf(module).flatMap(({ name, isExported }) => {
    const errors = declared.has(name) ? [`${module.fileName} declares ${name} twice`] : [];
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
