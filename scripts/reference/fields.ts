import ts from 'typescript';
import { commentOf, tagOf } from './comments.ts';
import { checker, entry, symbolOf, typeOf } from './react-program.ts';
import type { Section } from './regions.ts';
import { sentence, table } from './table.ts';

/** A member of a union, with its discriminant. */
interface Member {
  readonly type: ts.Type;
  readonly tag: ts.Symbol;
  readonly value: string;
}

const TAGS = ['state', 'kind'];

function splitUnion(type: ts.Type): ts.Type[] {
  if (type.isUnion()) return type.types.flatMap(splitUnion);
  const initial = type.isTypeParameter() ? checker.getDefaultFromTypeParameter(type) : undefined;
  return initial ? splitUnion(initial) : [type];
}

function membersOf(type: ts.Type): Member[] {
  return splitUnion(type).flatMap((each) => {
    const tag = TAGS.map((name) => each.getProperty(name)).find(Boolean);
    const value = tag && checker.getTypeOfSymbol(tag);
    return tag && value?.isStringLiteral() ? [{ type: each, tag, value: value.value }] : [];
  });
}

/** Whether we declare the property and it is public. Excludes what a class inherits from `Error`. */
function isPublicField(property: ts.Symbol): boolean {
  const file = property.declarations?.[0]?.getSourceFile().fileName ?? '';
  return file !== '' && !file.includes('/node_modules/') && tagOf(property, 'internal') === undefined;
}

const fieldsOf = ({ type, tag }: Member) => type.getProperties().filter((property) => property !== tag);

/** The properties of a type, of a union member such as `NetworkState.pending`, or of a component's props. */
export function propertiesOf(subject: string): ts.Symbol[] {
  const [name = '', value] = subject.split('.');
  const type = typeOf(symbolOf(name));
  if (value !== undefined)
    return membersOf(type)
      .filter((each) => each.value === value)
      .flatMap(fieldsOf);
  const [props] = type.getCallSignatures()[0]?.parameters ?? [];
  return checker.getPropertiesOfType(props ? checker.getTypeOfSymbol(props) : type).filter(isPublicField);
}

/** `typeof fetch`, as written: the checker would print every overload. */
function typeQueryOf({ valueDeclaration }: ts.Symbol): ts.Node | undefined {
  const declared =
    valueDeclaration && ts.isPropertySignature(valueDeclaration) ? valueDeclaration.type : undefined;
  return declared && ts.isUnionTypeNode(declared) ? declared.types.find(ts.isTypeQueryNode) : undefined;
}

/** The type without `undefined`, which optional properties add. */
function printType(property: ts.Symbol): string {
  const query = typeQueryOf(property);
  if (query) return query.getText();
  const type = checker.getTypeOfSymbol(property);
  const defined = type.isUnion() ? type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)) : [];
  const shown = defined.length === 1 ? defined[0]! : type;
  return checker
    .typeToString(shown, entry, ts.TypeFormatFlags.NoTruncation)
    .replace(/import\("[^"]+"\)\./g, '')
    .replace(/ \| undefined| \| \w+\["\w+"\]/g, '')
    .replaceAll('; }', ' }')
    .replaceAll('"', "'");
}

/** @throws Error if a symbol has no comment. */
function getDescription(symbol: ts.Symbol, of: string): string {
  const comment = commentOf(symbol);
  if (!comment) throw new Error(`${symbol.name} of ${of} has no comment; write one where it is declared.`);
  return sentence(comment);
}

/** The properties of a type, with types, defaults and descriptions. */
export const fields: Section = ({ subject, name }) => {
  const properties = propertiesOf(subject);
  if (!properties.length) throw new Error(`${subject} has no properties.`);
  return table(
    ['name', 'type', 'default', 'meaning'],
    properties.map((property) => ({
      name: name(property.name),
      type: `\`${printType(property)}\``,
      default: tagOf(property, 'defaultValue') ?? '',
      meaning: getDescription(property, subject),
    })),
  );
};

/** The members of a union: discriminant, fields, and the discriminant's description. */
export const members: Section = ({ subject, name }) => {
  const found = membersOf(typeOf(symbolOf(subject)));
  if (!found.length) throw new Error(`${subject} is no union that ${TAGS.join(' or ')} tells apart.`);
  const rows = [...new Set(found.map(({ value }) => value))].map((value) => {
    const alike = found.filter((each) => each.value === value);
    const names = alike.flatMap(fieldsOf).map((field) => `\`${field.name}\``);
    const { tag } = alike.findLast((each) => commentOf(each.tag)) ?? alike[0]!;
    return { tag, value, fields: [...new Set(names)].join(', '), meaning: getDescription(tag, subject) };
  });
  const head = `\`${rows[0]!.tag.name}\``;
  return table(
    [head, 'fields', 'meaning'],
    rows.map(({ value, ...rest }) => ({
      [head]: name(`'${value}'`),
      fields: rest.fields,
      meaning: rest.meaning,
    })),
  );
};

/** Exports of the runtime with the first sentence of their comments. */
export const exportList: Section = ({ subject, name }) =>
  table(
    ['export', 'what it is'],
    subject.split(' ').map((each) => {
      const [first = ''] = getDescription(symbolOf(each), 'the runtime').split('\n\n');
      return { export: name(each), 'what it is': first };
    }),
  );
