import type { Findings } from '../diagnostics.js';
import type { Operation } from './model.js';
import { camel, inOrderOfClaim, type Names, toUsableName } from './names.js';
import type { UnnamedOperation } from './read-operations.js';

type Wanted = { operation: UnnamedOperation; own: string; base: string; exact: boolean };

/**
 * Names each operation. Schemas have their names already. Among operations, those whose `operationId` is itself the name
 * come first, so that no other takes it, wherever in the document it stands.
 */
export function nameOperations(
  operations: readonly UnnamedOperation[],
  names: Names,
  schemaTypes: ReadonlySet<string>,
  findings: Findings,
): Operation[] {
  const wanted = operations.map(wantedName);
  const given = new Map<Wanted, Pick<Operation, 'name' | 'typeName' | 'file'>>();
  for (const one of inOrderOfClaim(wanted)) {
    const name = names.take(one.base, (candidate) => namesMadeFrom(candidate, one.operation, schemaTypes));
    given.set(one, { name, typeName: capital(name), file: names.takeFile(name) });
  }
  return wanted.map((one) => {
    // No copy is made: that would read all of an operation.
    const named = Object.assign(one.operation, given.get(one)!);
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

/** `GET /pet/{petId}/photo` gives `getPetByPetIdPhoto`. */
function nameFromPath(method: string, path: string): string {
  return camel(`${method.toLowerCase()} ${path.replace(/\{([^{}]*)\}/g, ' by $1 ')}`);
}

/** What the operation's module exports besides the parts of its bodies. */
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
 * A name for one of an operation's own types that no schema has: a schema keeps its name. No operation makes a name with
 * such a number, since none of their parts ends in one but a status, which has three digits.
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
