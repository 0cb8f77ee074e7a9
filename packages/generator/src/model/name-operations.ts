import type { Findings } from '../diagnostics.js';
import type { Operation } from './model.js';
import { camel, sortByPrecedence, type Names, toUsableName } from './names.js';
import type { UnnamedOperation } from './read-operations.js';

type Wanted = { operation: UnnamedOperation; own: string; base: string; exact: boolean };

/**
 * Names the operations, after the schemas. Operations whose `operationId` is already a valid name take precedence, regardless of
 * document order.
 */
export function nameOperations(
  operations: readonly UnnamedOperation[],
  names: Names,
  schemaTypes: ReadonlySet<string>,
  findings: Findings,
): Operation[] {
  const claims = operations.map(wantedName);
  const assigned = new Map<Wanted, Pick<Operation, 'name' | 'typeName' | 'file'>>();
  for (const one of sortByPrecedence(claims)) {
    const name = names.take(one.base, (candidate) => namesMadeFrom(candidate, one.operation, schemaTypes));
    assigned.set(one, { name, typeName: capital(name), file: names.takeFile(name) });
  }
  return claims.map((one) => {
    // Not copied, because that would evaluate lazy properties.
    const named = Object.assign(one.operation, assigned.get(one)!);
    report(one, named, schemaTypes, findings);
    return named;
  });
}

function wantedName(operation: UnnamedOperation): Wanted {
  const { operationId = '', method, path } = operation;
  const own = camel(operationId);
  const base = toUsableName(
    own === '' ? nameFromPath(method, path) : own,
    (name) => `${name}Operation`,
    (name) => `operation${name}`,
  );
  return { operation, own, base, exact: base === operationId };
}

/** Returns `getPetByPetIdPhoto` for `GET /pet/{petId}/photo`. */
function nameFromPath(method: string, path: string): string {
  return camel(`${method.toLowerCase()} ${path.replace(/\{([^{}]*)\}/g, ' by $1 ')}`);
}

/** The suffixes of the types that every operation module exports. */
const wrappers = ['Request', 'Data', 'Error'];

function namesMadeFrom(
  name: string,
  { statuses, streams }: UnnamedOperation,
  schemaTypes: ReadonlySet<string>,
): string[] {
  const type = capital(name);
  const parts = [
    ...wrappers,
    'DataByAccept',
    'Body',
    ...(streams ? ['Event'] : []),
    ...statuses.map((status) => `Response${capital(status)}`),
  ];
  return [
    name,
    ...['', 'Async', 'Download'].map((kind) => `use${type}${kind}`),
    ...(streams ? [`use${type}Stream`, `use${type}StreamAsync`, `${name}Stream`] : []),
    ...parts.map((part) => nameForType(type + part, schemaTypes)),
  ];
}

/**
 * The name of a type of an operation, with a number if a schema has the name. The number can't conflict with other types of
 * operations: only status codes end in digits, and they have three.
 */
export function nameForType(base: string, schemaTypes: ReadonlySet<string>): string {
  let name = base;
  for (let number = 2; schemaTypes.has(name); number += 1) name = `${base}${number}`;
  return name;
}

function report(
  { own, base }: Wanted,
  { operationId, pointer, name, typeName }: Operation & Pick<UnnamedOperation, 'pointer'>,
  schemaTypes: ReadonlySet<string>,
  findings: Findings,
): void {
  if (operationId === undefined)
    findings.add('HL2001', pointer, `The operation has no operationId, so its name is \`${base}\`.`);
  else if (base !== own)
    findings.add(
      'HL2003',
      pointer,
      `\`${operationId.slice(0, 80)}\` isn't a valid function name, so the function is \`${base}\`.`,
    );
  if (name !== base)
    findings.add('HL2002', pointer, `The name \`${base}\` is taken, so the operation is \`${name}\`.`);
  for (const part of wrappers) {
    const type = nameForType(typeName + part, schemaTypes);
    if (type !== typeName + part)
      findings.add(
        'HL2003',
        pointer,
        `\`${typeName}${part}\` is a schema of the spec, so the operation's own type is \`${type}\`.`,
      );
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
