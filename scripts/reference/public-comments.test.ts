import ts from 'typescript';
import { expect, it } from 'vitest';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  types: [],
};

/** Lists exports and members without a comment. */
function undocumented(file: string): string[] {
  const program = ts.createProgram([file], OPTIONS);
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
  const lacksComment = (symbol: ts.Symbol) => symbol.getDocumentationComment(checker).length === 0;
  const isPublicMember = (symbol: ts.Symbol) =>
    !symbol.getJsDocTags().some(({ name }) => name === 'internal') &&
    symbol.declarations?.some((each) => !each.getSourceFile().fileName.includes('/node_modules/'));

  return checker.getExportsOfModule(module).flatMap((each) => {
    const symbol = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each;
    const isType = symbol.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class);
    const type = isType ? checker.getDeclaredTypeOfSymbol(symbol) : undefined;
    const members =
      type && !type.getCallSignatures().length
        ? checker.getPropertiesOfType(type).filter(isPublicMember)
        : [];
    return [
      ...(lacksComment(symbol) ? [each.name] : []),
      ...members.filter(lacksComment).map((member) => `${each.name}.${member.name}`),
    ];
  });
}

it.each([
  'packages/react/src/index.ts',
  'packages/react/src/generated.ts',
  'packages/generator/src/index.ts',
])(
  'everything that %s exports has a comment, and so has each member',
  (file) => {
    expect(undocumented(file)).toEqual([]);
  },
  60_000,
);
