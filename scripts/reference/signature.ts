import ts from 'typescript';
import { checker, entry, isFunction, isHidden, symbolOf, typeOf } from './react-program.ts';
import type { Section } from './regions.ts';

const { NoTruncation, InTypeAlias } = ts.TypeFormatFlags;
const IMPORTED = /import\("[^"]+"\)\.(\w+)/g;

function typeDeclaration(symbol: ts.Symbol): string {
  const shape = symbol.declarations?.find(ts.isInterfaceDeclaration);
  if (shape) return shape.getText().replace(/^export /, '');
  const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  const parameters = declaration?.typeParameters?.map(({ name, default: initial }) =>
    initial ? `${name.text} = ${initial.getText()}` : name.text,
  );
  const head = `type ${symbol.name}${parameters ? `<${parameters.join(', ')}>` : ''} = `;
  // For an alias, the type that it refers to says more.
  if (declaration && ts.isTypeReferenceNode(declaration.type)) return `${head}${declaration.type.getText()};`;
  // The checker omits parentheses around function types in a union.
  if (
    declaration &&
    ts.isUnionTypeNode(declaration.type) &&
    declaration.type.types.some(
      (each) => ts.isParenthesizedTypeNode(each) && ts.isFunctionTypeNode(each.type),
    )
  )
    return `${head}${declaration.type.getText().replace(/\s+/g, ' ')};`;
  const type = typeOf(symbol);
  const members = type.isUnion() ? type.types : [type];
  const written = members.map((each) => checker.typeToString(each, entry, NoTruncation | InTypeAlias));
  return `${head}${written.join(' | ')};`;
}

function declarationOf(symbol: ts.Symbol): string {
  if (!isFunction(symbol)) return typeDeclaration(symbol);
  const [signature] = typeOf(symbol).getCallSignatures();
  if (!signature) throw new Error(`${symbol.name} is neither a function nor a type; use fields.`);
  return `declare function ${symbol.name}${checker.signatureToString(signature, entry, NoTruncation)};`;
}

/** Removes `| undefined` from optional properties. */
const withoutUndefined = (text: string) => text.replace(/(\?: [^;:]+?) \| undefined(?=[;,)])/g, '$1');

/** Declarations of exports, followed by the types they use that apps can't import. */
export const signature: Section = ({ subject }) => {
  const names = subject.split(' ');
  const declarations: string[] = [];
  for (const name of names) {
    const text = declarationOf(symbolOf(name));
    for (const [, used = ''] of text.matchAll(IMPORTED))
      if (isHidden(used) && !names.includes(used)) names.push(used);
    declarations.push(withoutUndefined(text.replace(IMPORTED, '$1')));
  }
  return ['```ts title="signature"', declarations.join('\n\n'), '```'].join('\n');
};
