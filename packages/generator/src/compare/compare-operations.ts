import type { BodyContent, Model, Operation, Response, ResponseContent } from '../model/model.js';
import { isSuccess } from '../emit/successes.js';
import type { Schema } from '../model/schema.js';
import { Acceptance } from './acceptance.js';
import type { ChangeDetail } from './change.js';
import type { Way } from './usage.js';

/** Who has to take whose values, each way. */
export type Acceptances = Record<Way, Acceptance>;

export function acceptancesOf(before: Model, after: Model): Acceptances {
  return { request: new Acceptance(after, before), response: new Acceptance(before, after) };
}

/** What changed for those who call an operation. */
export function compareOperation(
  before: Operation,
  after: Operation,
  acceptances: Acceptances,
): ChangeDetail[] {
  return [
    ...names(before, after),
    ...parameters(before, after, acceptances),
    ...body(before, after, acceptances),
    ...responses(before, after, acceptances),
  ];
}

function names(before: Operation, after: Operation): ChangeDetail[] {
  const details: ChangeDetail[] = [];
  if (before.name !== after.name) details.push({ breaking: true, message: `is now named \`${after.name}\`` });
  if (before.server !== after.server)
    details.push({ breaking: false, message: `is now at ${after.server ?? 'no server of its own'}` });
  if (!before.deprecated && after.deprecated) details.push({ breaking: false, message: 'is deprecated' });
  return details;
}

function parameters(before: Operation, after: Operation, acceptances: Acceptances): ChangeDetail[] {
  const key = (parameter: Operation['parameters'][number]) =>
    `${parameter.in} parameter \`${parameter.name}\``;
  const old = new Map(before.parameters.map((parameter) => [key(parameter), parameter]));
  const now = new Map(after.parameters.map((parameter) => [key(parameter), parameter]));
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
      details.push(...both(name, other.schema, parameter.schema, acceptances, 'request'));
    }
  }
  return details;
}

function body(before: Operation, after: Operation, acceptances: Acceptances): ChangeDetail[] {
  const [old, now] = [before.body, after.body];
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
    ...contents('body', old.contents, now.contents, acceptances, 'request'),
  ];
}

function responses(before: Operation, after: Operation, acceptances: Acceptances): ChangeDetail[] {
  const old = new Map(before.responses.map((response) => [response.status, response]));
  const now = new Map(after.responses.map((response) => [response.status, response]));
  const details: ChangeDetail[] = [];
  for (const status of old.keys())
    if (!now.has(status)) details.push({ breaking: true, message: `response ${status} is removed` });
  for (const [status, response] of now) {
    const other = old.get(status);
    if (other === undefined)
      details.push({
        breaking: isSuccess(response, after.responses),
        message: `response ${status} is added`,
      });
    else details.push(...content(other, response, acceptances));
  }
  return details;
}

function content(before: Response, after: Response, acceptances: Acceptances): ChangeDetail[] {
  const name = `response ${after.status}`;
  const [old, now] = [before.contents.length, after.contents.length];
  if ((old === 0) !== (now === 0))
    return [{ breaking: true, message: `${name} has ${now === 0 ? 'no body any more' : 'a body now'}` }];
  return contents(name, before.contents, after.contents, acceptances, 'response');
}

/** The bodies of one request or response, pair by pair; the first is what callers get that name no content type. */
function contents<T extends BodyContent | ResponseContent>(
  name: string,
  before: readonly T[],
  after: readonly T[],
  acceptances: Acceptances,
  way: Way,
): ChangeDetail[] {
  const details: ChangeDetail[] = [];
  before.forEach((old, index) => {
    const same = after.find(({ contentType }) => contentType === old.contentType);
    // One content type that became another is still what all callers get.
    const now = same ?? (before.length === 1 ? after[0] : undefined);
    if (now === undefined)
      details.push({ breaking: true, message: `${name}: \`${old.contentType}\` is no longer offered` });
    else details.push(...both(name, old.schema, now.schema, acceptances, way));
    const [first] = after;
    if (index === 0 && first && first !== same)
      details.push({
        breaking: first.as !== old.as,
        message: `${name}: the content type is now \`${first.contentType}\``,
      });
  });
  const added = after.filter(({ contentType }) => !before.some((old) => old.contentType === contentType));
  for (const { contentType } of before.length === 1 && after.length === 1 ? [] : added)
    details.push({ breaking: false, message: `${name}: \`${contentType}\` is offered as well` });
  return details;
}

/** What is refused in the way that the value goes breaks callers; what is only new in it does not. */
export function both(
  name: string,
  before: Schema,
  after: Schema,
  acceptances: Acceptances,
  way: Way,
): ChangeDetail[] {
  const refusals =
    way === 'request'
      ? acceptances.request.refusals(after, before)
      : acceptances.response.refusals(before, after);
  return refusals.slice(0, maxDetails).map(({ path, reason }) => {
    const place = path.length === 0 ? 'the value' : `\`${path.join('.').replaceAll('.[]', '[]')}\``;
    const refused = way === 'request' ? 'callers may send what is refused now: ' : '';
    return { breaking: true, message: `${name}: ${refused}${place} ${reason}` };
  });
}

// One rewritten schema would otherwise say the same of each of its parts.
const maxDetails = 10;
