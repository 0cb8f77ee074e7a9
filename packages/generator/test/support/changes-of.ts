import { compare } from '../../src/compare.js';

/** What an OpenAPI document has besides one operation, and parts of that operation. */
type Part = { parameters?: object[]; body?: object; response?: object; schemas?: object };

const content = (schema: object) => ({ content: { 'application/json': { schema } } });

/** The details of what changed between two documents, as `!` for what is breaking, and the message. */
export function detailsBetween(before: object, after: object, target?: 'operation' | 'schema'): string[] {
  return compare(JSON.stringify(before), JSON.stringify(after))
    .filter((change) => target === undefined || change.target === target)
    .flatMap(({ details }) => details.map(({ breaking, message }) => `${breaking ? '! ' : ''}${message}`));
}

/** What changed in the one operation of a document. */
export function changesOf(before: Part, after: Part, target: 'operation' | 'schema' = 'operation'): string[] {
  const documentOf = ({ parameters = [], body, response, schemas = {} }: Part) => {
    const responses = { 200: { description: '', ...(response && content(response)) } };
    const post = {
      operationId: 'a',
      parameters,
      ...(body && { requestBody: { required: true, ...content(body) } }),
      responses,
    };
    return { openapi: '3.1.0', paths: { '/a': { post } }, components: { schemas } };
  };
  return detailsBetween(documentOf(before), documentOf(after), target);
}

/** What a change of a schema means where callers send its values, and where they receive them. */
export function bothWays(
  before: object,
  after: object,
  schemas: object = {},
  later: object = schemas,
): { request: string[]; response: string[] } {
  const strip = (details: string[], place: string) => details.map((one) => one.replace(place, ''));
  return {
    request: strip(changesOf({ body: before, schemas }, { body: after, schemas: later }), 'body '),
    response: strip(
      changesOf({ response: before, schemas }, { response: after, schemas: later }),
      'response 200 ',
    ),
  };
}
