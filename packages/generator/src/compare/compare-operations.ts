import type { Model, Operation, Response } from '../model/model.js';
import { isSuccess } from '../emit/operation-bodies.js';
import { refusals } from './accepts.js';
import type { ChangeDetail } from './change.js';

type Side = { operation: Operation; model: Model };

/** What changed for those who call an operation. */
export function compareOperation(before: Side, after: Side): ChangeDetail[] {
  return [
    ...names(before, after),
    ...parameters(before, after),
    ...body(before, after),
    ...responses(before, after),
  ];
}

function names({ operation: before }: Side, { operation: after }: Side): ChangeDetail[] {
  const details: ChangeDetail[] = [];
  if (before.name !== after.name) details.push({ breaking: true, message: `is now named \`${after.name}\`` });
  if (before.server !== after.server)
    details.push({ breaking: false, message: `is now at ${after.server ?? 'no server of its own'}` });
  if (!before.deprecated && after.deprecated) details.push({ breaking: false, message: 'is deprecated' });
  return details;
}

function parameters(before: Side, after: Side): ChangeDetail[] {
  const key = (parameter: Operation['parameters'][number]) =>
    `${parameter.in} parameter \`${parameter.name}\``;
  const old = new Map(before.operation.parameters.map((parameter) => [key(parameter), parameter]));
  const now = new Map(after.operation.parameters.map((parameter) => [key(parameter), parameter]));
  const details: ChangeDetail[] = [];
  for (const [name] of old)
    if (!now.has(name)) details.push({ breaking: true, message: `${name} is removed` });
  for (const [name, parameter] of now) {
    const other = old.get(name);
    if (other === undefined)
      details.push({
        breaking: parameter.required,
        message: `${name} is added${parameter.required ? ', and required' : ''}`,
      });
    else {
      if (parameter.required && !other.required)
        details.push({ breaking: true, message: `${name} is required now` });
      details.push(
        ...both(
          name,
          { schema: other.schema, model: before.model },
          { schema: parameter.schema, model: after.model },
          'request',
        ),
      );
    }
  }
  return details;
}

function body(before: Side, after: Side): ChangeDetail[] {
  const [old, now] = [before.operation.body, after.operation.body];
  if (old === undefined && now === undefined) return [];
  if (old === undefined)
    return [
      {
        breaking: now?.required === true,
        message: `a body is added${now?.required === true ? ', and required' : ''}`,
      },
    ];
  if (now === undefined) return [{ breaking: true, message: 'the body is removed' }];
  return [
    ...(now.required && !old.required ? [{ breaking: true, message: 'the body is required now' }] : []),
    ...(now.contentType !== old.contentType
      ? [{ breaking: now.as !== old.as, message: `the body is sent as ${now.contentType}` }]
      : []),
    ...both(
      'body',
      { schema: old.schema, model: before.model },
      { schema: now.schema, model: after.model },
      'request',
    ),
  ];
}

function responses(before: Side, after: Side): ChangeDetail[] {
  const old = new Map(before.operation.responses.map((response) => [response.status, response]));
  const now = new Map(after.operation.responses.map((response) => [response.status, response]));
  const details: ChangeDetail[] = [];
  for (const status of old.keys())
    if (!now.has(status)) details.push({ breaking: true, message: `response ${status} is removed` });
  for (const [status, response] of now) {
    const other = old.get(status);
    if (other === undefined)
      details.push({
        breaking: isSuccess(response, after.operation.responses),
        message: `response ${status} is added`,
      });
    else details.push(...content(other, response, before.model, after.model));
  }
  return details;
}

function content(before: Response, after: Response, old: Model, now: Model): ChangeDetail[] {
  const name = `response ${after.status}`;
  if (before.content === undefined && after.content === undefined) return [];
  if (before.content === undefined || after.content === undefined)
    return [
      {
        breaking: true,
        message: `${name} has ${after.content === undefined ? 'no body any more' : 'a body now'}`,
      },
    ];
  return both(
    name,
    { schema: before.content.schema, model: old },
    { schema: after.content.schema, model: now },
    'response',
  );
}

type SchemaSide = Parameters<typeof refusals>[0];

/** What is refused in the way that the value goes breaks callers; what is only new in it does not. */
export function both(
  name: string,
  before: SchemaSide,
  after: SchemaSide,
  way: 'request' | 'response',
): ChangeDetail[] {
  const [wide, narrow] = way === 'request' ? [after, before] : [before, after];
  return refusals(wide, narrow).map((reason) => ({
    breaking: true,
    message:
      way === 'request' ? `${name}: callers may send what is refused now: ${reason}` : `${name}: ${reason}`,
  }));
}
