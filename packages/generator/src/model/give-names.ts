import type { Findings } from '../diagnostics.js';
import { keysOf } from '../parse/pointer.js';
import type { NamedSchema, Operation } from './model.js';
import { camel, isIdentifier, type Names, pascal, reserved } from './names.js';
import type { Nameless } from './read-operation.js';
import type { Target } from './schema-reader.js';

export function nameOperation(
  operation: Nameless,
  names: Names,
  findings: Findings,
): Pick<Operation, 'name' | 'typeName' | 'file'> {
  const { operationId, pointer, method, path } = operation;
  const wanted = operationId === undefined ? '' : camel(operationId);
  const base =
    wanted === ''
      ? nameFromPath(method, path)
      : usable(
          wanted,
          (name) => `${name}Operation`,
          (name) => `operation${name}`,
        );
  if (operationId === undefined)
    findings.add('HL2001', pointer, `The operation has no operationId, so its name is \`${base}\`.`);
  else if (base !== wanted)
    findings.add(
      'HL2003',
      pointer,
      `\`${shown(operationId)}\` is no name for a function, so it is \`${base}\`.`,
    );
  const name = names.take(base, (candidate) => namesOfOperation(candidate, operation));
  if (name !== base)
    findings.add('HL2002', pointer, `The name \`${base}\` is taken, so the operation is \`${name}\`.`);
  return { name, typeName: capital(name), file: names.takeFile(name) };
}

function namesOfOperation(name: string, { responses }: Nameless): string[] {
  const type = capital(name);
  const parts = [
    'Request',
    'Data',
    'Error',
    'Body',
    ...responses.map(({ status }) => `Response${capital(status)}`),
  ];
  const hooks = [`use${type}`, `use${type}Async`, `use${type}Download`];
  return [
    name,
    ...hooks,
    ...parts.map((part) => type + part),
    ...parts.map((part) => `${name}${part}Schema`),
  ];
}

/** `GET /pet/{petId}/photo` gives `getPetByPetIdPhoto`. */
function nameFromPath(method: string, path: string): string {
  const words = path.replace(/\{([^{}]*)\}/g, ' by $1 ');
  return usable(
    camel(`${method.toLowerCase()} ${words}`),
    (name) => `${name}Operation`,
    (name) => `operation${name}`,
  );
}

export function nameSchema(
  target: Target,
  alone: boolean,
  names: Names,
  findings: Findings,
): Pick<NamedSchema, 'name' | 'constant' | 'original'> {
  const original = originalName(target.pointer);
  const plain = pascal(original);
  const base = usable(
    plain,
    (name) => `${name}Type`,
    (name) => `Schema${name}`,
  );
  if (base !== plain)
    findings.add(
      'HL2003',
      target.pointer,
      `\`${shown(original)}\` is no name for a type, so it is \`${base}\`.`,
    );
  const wanted = base + (alone ? '' : { response: '', request: 'Input', form: 'Form' }[target.mode]);
  const name = names.take(wanted, (candidate) => [candidate, constantOf(candidate)]);
  if (name !== wanted && keysOf(target.pointer)[0] === 'components')
    findings.add('HL2002', target.pointer, `The name \`${wanted}\` is taken, so the schema is \`${name}\`.`);
  return { name, constant: constantOf(name), original };
}

function constantOf(typeName: string): string {
  return `${camel(typeName)}Schema`;
}

function usable(
  name: string,
  whereReserved: (name: string) => string,
  otherwise: (name: string) => string,
): string {
  if (reserved.has(name)) return whereReserved(name);
  return isIdentifier(name) ? name : otherwise(name);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function shown(name: string): string {
  return name.slice(0, 80);
}

/** The key that names a target best: the last one that is no keyword. */
function originalName(pointer: string): string {
  const keys = keysOf(pointer);
  const keyword =
    /^(schema|items|properties|allOf|oneOf|anyOf|content|additionalProperties|prefixItems|\d|.*\/.*)$/;
  return keys.findLast((key) => !keyword.test(key)) ?? keys.at(-1) ?? 'Document';
}
