import type { Docs, SchemaDocs } from '@hookloom/generator';

type Property = SchemaDocs['properties'][number];

/** Code that reads data of a type. */
export type ReadResult = {
  /** What it imports, as in an import. */
  types: string[];
  /** What stands before the component. */
  declarations: string;
  /** The last statement of the component, in which `state.data` is the data. */
  result: string;
};

const MAX_PROPERTIES = 20;

/** Reads an object of a named type, or a list of them. Undefined for other types. */
export function readResult(type: string, { schemas }: Docs): ReadResult | undefined {
  const name = type.replace(/\[\]$/, '');
  const schema = schemas.find((one) => one.name === name);
  if (!schema || schema.properties.length === 0) return undefined;
  const properties = schema.properties.slice(0, MAX_PROPERTIES);
  const enums = properties.flatMap((property) => {
    const values = literalsOf(property.type, schemas);
    return values && property.required ? [{ property, values }] : [];
  });
  const isList = type.endsWith('[]');
  const indent = isList ? '        ' : '      ';
  const lines = properties.map(
    (one) =>
      `${indent}<dd>${render(
        one,
        enums.some(({ property }) => property === one),
      )}</dd>`,
  );
  return {
    types: enums.length > 0 ? [`type ${name}`] : [],
    declarations: enums.map(({ property, values }) => labelsOf(name, property, values)).join(''),
    result: isList ? list(lines) : item(lines),
  };
}

const item = (lines: readonly string[]) => `  const item = state.data;
  return (
    <dl>
${lines.join('\n')}
    </dl>
  );
`;

const list = (lines: readonly string[]) => `  return (
    <div>
      {state.data.map((item, index) => (
        <dl key={index}>
${lines.map((line) => `  ${line}`).join('\n')}
        </dl>
      ))}
    </div>
  );
`;

/** A type with these keys has exactly these: a value that is added or removed is an error. */
function labelsOf(type: string, { name }: Property, values: readonly string[]): string {
  const entries = values.map((value) => `  ${keyOf(value)}: ${value},\n`).join('');
  return `const ${labelsName(name)}: Record<${type}[${quoted(name)}], string> = {\n${entries}};\n\n`;
}

const keyOf = (value: string) => (/^'[A-Za-z_$][\w$]*'$/.test(value) ? value.slice(1, -1) : value);

const labelsName = (name: string) => `${name.replace(/[^A-Za-z0-9]/g, '_').replace(/^(?=\d)/, '_')}Labels`;

/** Shows a property in the way that its type allows. */
function render({ name, required, type }: Property, hasLabels: boolean): string {
  const read = /^[A-Za-z_$][\w$]*$/.test(name) ? `item.${name}` : `item[${quoted(name)}]`;
  if (hasLabels) return `{${labelsName(name)}[${read}]}`;
  const dot = required && !/\bnull$/.test(type) ? '.' : '?.';
  const plain = type.replace(/ \| (?:null|undefined)/g, '');
  if (plain === 'string') return `{${read}${dot}trim()}`;
  if (plain === 'number') return `{${read}${dot}toFixed()}`;
  if (/^[\w$]+\[\]$/.test(plain)) return `{${read}${dot}length}`;
  if (plain === 'boolean') return `{${read} ? 'yes' : 'no'}`;
  return `{JSON.stringify(${read})}`;
}

const LITERALS = /^'(?:[^'\\]|\\.)*'(?:\s*\|\s*'(?:[^'\\]|\\.)*')*$/;

/** The values of an enum of strings, quoted. */
function literalsOf(type: string, schemas: readonly SchemaDocs[]): string[] | undefined {
  const named = schemas.find(({ name }) => name === type)?.type;
  const text = (named ?? type)
    .replace(/^.*?=\s*\|?/s, (head) => (named === undefined ? head : ''))
    .replace(/;\s*$/, '')
    .trim();
  return LITERALS.test(text) ? (text.match(/'(?:[^'\\]|\\.)*'/g) ?? undefined) : undefined;
}

const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
