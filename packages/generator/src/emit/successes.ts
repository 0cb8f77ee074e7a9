import type { Operation, Response, ResponseContent } from '../model/model.js';

export function isSuccess(response: Response, all: readonly Response[]): boolean {
  if (response.status.startsWith('2')) return true;
  return response.status === 'default' && !all.some((other) => other.status.startsWith('2'));
}

export function successesOf({ responses }: Pick<Operation, 'responses'>): Response[] {
  return responses.filter((response) => isSuccess(response, responses));
}

export function errorsOf({ responses }: Pick<Operation, 'responses'>): Response[] {
  return responses.filter((response) => response.status === 'default' || !isSuccess(response, responses));
}

/** The content types that `accept` can select, the default first. Empty if no success response has more than one. */
export function acceptChoices(operation: Pick<Operation, 'responses'>): string[] {
  const several = successesOf(operation).filter(({ contents }) => contents.length > 1);
  return [...new Set(several.flatMap(({ contents }) => contents.map(({ contentType }) => contentType)))];
}

/** The content of a success response for an `accept` choice, or its default content. */
export function contentFor({ contents }: Response, accept: string | undefined): ResponseContent | undefined {
  return contents.find(({ contentType }) => contentType === accept) ?? contents[0];
}

/** Whether a success response can be a file. */
export function isDownload(operation: Pick<Operation, 'responses'>): boolean {
  return successesOf(operation).some(({ contents }) => contents.some(isFile));
}

/** The content type that a download requests, if there is a choice. */
export function downloadChoice(operation: Pick<Operation, 'responses'>): string | undefined {
  const files = successesOf(operation).flatMap(({ contents }) => contents.filter(isFile));
  return acceptChoices(operation).find((type) => files.some(({ contentType }) => contentType === type));
}

function isFile({ as }: ResponseContent): boolean {
  return as === 'binary';
}
