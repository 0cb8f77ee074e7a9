import ts from 'typescript';

/**
 * What an application of a few files uses of the DOM, besides what the runtime and zod refer to. These are declared in full.
 * What they refer to is declared by name, without its members.
 */
const USED_BY_APPLICATIONS = [
  'AbortController',
  'Blob',
  'Event',
  'EventTarget',
  'File',
  'FileList',
  'FormData',
  'HTMLElement',
  'HTMLFormElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
  'Headers',
  'Location',
  'Request',
  'Response',
  'Storage',
  'URL',
  'URLSearchParams',
  'alert',
  'clearInterval',
  'clearTimeout',
  'confirm',
  'console',
  'fetch',
  'localStorage',
  'location',
  'queueMicrotask',
  'sessionStorage',
  'setInterval',
  'setTimeout',
  'structuredClone',
];

/**
 * Reduces TypeScript's declaration of the DOM, which is larger than everything else that a small application needs.
 *
 * @param files - The source files of `lib.dom.d.ts` and `lib.dom.iterable.d.ts`.
 * @param used - Names that must be declared in full.
 * @returns The smaller declaration.
 */
export function smallDom(files: readonly ts.SourceFile[], used: Iterable<string>): ts.SourceFile {
  const statements = indexStatements(files);
  const [full, named] = [new Set<ts.Statement>(), new Set<ts.Statement>()];
  // Iterating over a set includes entries added during the iteration.
  const names = new Set([...USED_BY_APPLICATIONS, ...used]);
  for (const name of names)
    for (const statement of statements.get(name) ?? []) {
      full.add(statement);
      for (const needed of neededBy(statement))
        for (const other of statements.get(needed.name) ?? [])
          if (needed.isWhole || ts.isTypeAliasDeclaration(other)) names.add(needed.name);
          else if (ts.isInterfaceDeclaration(other)) named.add(other);
    }
  const text = files
    .flatMap((file) => file.statements)
    .flatMap((one) => (full.has(one) ? [one.getText()] : named.has(one) ? [nameOnly(one)] : []));
  return ts.createSourceFile('lib.dom.d.ts', text.join('\n'), ts.ScriptTarget.ES2022);
}

function indexStatements(files: readonly ts.SourceFile[]): Map<string, ts.Statement[]> {
  const index = new Map<string, ts.Statement[]>();
  for (const statement of files.flatMap((file) => file.statements))
    for (const name of declaredNames(statement)) {
      const known = index.get(name);
      if (known) known.push(statement);
      else index.set(name, [statement]);
    }
  return index;
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as ts.DeclarationStatement;
  return name ? [name.getText()] : [];
}

type Needed = { name: string; isWhole: boolean };

/** The names of types in a declaration. Those of a base, and of a variable's type, are needed with their members. */
function neededBy(statement: ts.Statement): Needed[] {
  const needed: Needed[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTypeReferenceNode(node))
      needed.push({ name: node.typeName.getText(), isWhole: ts.isVariableStatement(statement) });
    if (ts.isTypeQueryNode(node)) needed.push({ name: node.exprName.getText(), isWhole: true });
    if (ts.isExpressionWithTypeArguments(node))
      needed.push({ name: node.expression.getText(), isWhole: true });
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return needed;
}

function nameOnly(statement: ts.Statement): string {
  const { name, typeParameters } = statement as ts.InterfaceDeclaration;
  const parameters = typeParameters ? `<${typeParameters.map((one) => one.getText()).join(', ')}>` : '';
  return `interface ${name.getText()}${parameters} {}`;
}
