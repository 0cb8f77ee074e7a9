import type { Findings } from '../diagnostics.js';
import { keysOf } from '../parse/pointer.js';
import type { NamedSchema } from './model.js';
import { camel, sortByPrecedence, type Names, pascal, toUsableName } from './names.js';
import type { Target } from './targets.js';

type SchemaNames = Pick<NamedSchema, 'name' | 'constant' | 'original'>;

type Wanted = {
  target: Target;
  original: string;
  plain: string;
  base: string;
  suffix: string;
  exact: boolean;
};

const suffixes = { response: '', request: 'Input', form: 'Form' } as const;

/**
 * Names the schemas. Names that are valid as they are take precedence over derived ones, and those over the request variants of
 * schemas that differ between requests and responses.
 */
export function schemaNames(
  targets: readonly Target[],
  names: Names,
  findings: Findings,
): Map<Target, SchemaNames> {
  const modes = new Map<string, number>();
  for (const { pointer } of targets) modes.set(pointer, (modes.get(pointer) ?? 0) + 1);
  const claims = targets.map((target) => wantedName(target, modes.get(target.pointer) === 1));
  const assigned = new Map<Wanted, { name: string; constant: string }>();
  const inOrder = [
    ...sortByPrecedence(claims.filter(({ suffix }) => suffix === '')),
    ...claims.filter(({ suffix }) => suffix !== ''),
  ];
  for (const one of inOrder) {
    const name = names.take(one.base + one.suffix, (candidate) => [candidate]);
    // `API` and `Api` are different types with the same constant.
    assigned.set(one, { name, constant: names.take(`${camel(name)}Schema`, (candidate) => [candidate]) });
  }
  return new Map(
    claims.map((one) => {
      const { name, constant } = assigned.get(one)!;
      report(one, name, findings);
      return [one.target, { name, constant, original: one.original }];
    }),
  );
}

function wantedName(target: Target, alone: boolean): Wanted {
  const original = originalName(target.pointer);
  const plain = pascal(original);
  const base = toUsableName(
    plain,
    (name) => `${name}Type`,
    (name) => `Schema${name}`,
  );
  const suffix = alone ? '' : suffixes[target.mode];
  const exact = isComponent(target) && base === original;
  return { target, original, plain, base, suffix, exact };
}

function report({ target, original, plain, base, suffix }: Wanted, name: string, findings: Findings): void {
  if (base !== plain)
    findings.add(
      'HL2003',
      target.pointer,
      `\`${original.slice(0, 80)}\` isn't a valid type name, so the type is \`${base}\`.`,
    );
  if (name !== base + suffix && isComponent(target))
    findings.add(
      'HL2002',
      target.pointer,
      `The name \`${base + suffix}\` is taken, so the schema is \`${name}\`.`,
    );
}

function isComponent({ pointer }: Target): boolean {
  return pointer.startsWith('/components/');
}

/** The name of the component, or else the last key of the pointer that isn't a keyword. */
function originalName(pointer: string): string {
  const keys = keysOf(pointer);
  const [first, , component, ...within] = keys;
  if (first === 'components' && component !== undefined && !within.length) return component;
  const keyword =
    /^(schema|items|properties|allOf|oneOf|anyOf|content|additionalProperties|prefixItems|\d|.*\/.*)$/;
  return keys.findLast((key) => !keyword.test(key)) ?? keys.at(-1) ?? 'Document';
}
