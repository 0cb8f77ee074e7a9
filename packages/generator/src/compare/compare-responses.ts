import { isSuccess } from '../emit/successes.js';
import type { Response } from '../model/model.js';
import type { ChangeDetail } from './change.js';
import { compareContents } from './compare-contents.js';
import type { Comparison } from './difference.js';

type Responses = readonly Response[];

export function compareResponses(before: Responses, after: Responses, diff: Comparison): ChangeDetail[] {
  return [
    ...before.flatMap((response) => {
      const same = after.find(({ status }) => status === response.status);
      return same ? compareResponse(response, same, before, diff) : removed(response, before, after, diff);
    }),
    ...after
      .filter(({ status }) => !before.some((other) => other.status === status))
      .flatMap((response) => added(response, before, after, diff)),
  ];
}

function several(responses: Responses): boolean {
  return responses.filter((response) => isSuccess(response, responses)).length > 1;
}

/** The response that the runtime uses for a status without an exact match: a range or `default`. */
function covering(status: string, responses: Responses, success: boolean): Response | undefined {
  const range = responses.find((one) => one.status === `${status[0]}XX` && one.status !== status);
  const fallback = responses.find((one) => one.status === 'default');
  const ranged = success && responses.some((one) => one.status.startsWith('2'));
  return range ?? (ranged || fallback?.status === status ? undefined : fallback);
}

function removed(response: Response, before: Responses, after: Responses, diff: Comparison): ChangeDetail[] {
  const { status, contents } = response;
  const success = isSuccess(response, before);
  const other = covering(status, after, success);
  const isBreaking = other
    ? compareResponse(response, other, before, diff.fork()).some(({ breaking }) => breaking)
    : !success || contents.length > 0 || !several(before);
  return [
    {
      breaking: isBreaking,
      message: `response ${status} is removed${isBreaking ? ': remove the code that handles it' : ''}`,
    },
  ];
}

function added(response: Response, before: Responses, after: Responses, diff: Comparison): ChangeDetail[] {
  const { status } = response;
  const success = isSuccess(response, after);
  const other = covering(status, before, success);
  const message = `response ${status} is added`;
  if (other) {
    const details = compareResponse(other, response, before, diff.fork());
    return details.some(({ breaking }) => breaking)
      ? [{ breaking: true, message: `${message}, unlike response ${other.status}: handle it` }]
      : [{ breaking: false, message }];
  }
  if (success)
    return [{ breaking: true, message: `${message}: run generate, since it is an error until then` }];
  // A new status widens the error type.
  const widened = before.some(
    (one) =>
      !isSuccess(one, before) &&
      covers(status, one.status) &&
      compareResponse(one, response, before, diff.fork()).some(({ breaking }) => breaking),
  );
  return [{ breaking: widened, message: `${message}${widened ? ': handle it as well' : ''}` }];
}

function covers(range: string, status: string): boolean {
  return range === 'default' || (range.endsWith('XX') && status.startsWith(range.charAt(0)));
}

function compareResponse(
  before: Response,
  after: Response,
  all: Responses,
  diff: Comparison,
): ChangeDetail[] {
  const place = `response ${before.status}`;
  const [old, now] = [before.contents, after.contents];
  if (old.length === 0) {
    if (now.length === 0 || before.stream) return [];
    const others = several(all);
    return [{ breaking: others, message: `${place} has a body now${others ? ': handle it' : ''}` }];
  }
  if (now.length === 0 && after.stream) return [];
  if (now.length === 0) return [{ breaking: true, message: `${place} has no body anymore: don't read it` }];
  return compareContents(old, now, { place, direction: 'response', mixed: !isSuccess(before, all) }, diff);
}
