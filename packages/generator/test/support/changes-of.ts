import { compare } from '../../src/compare.js';

/** The parts of a document with a single operation. */
type Part = { parameters?: object[]; body?: object; response?: object; schemas?: object };

const content = (schema: object) => ({ content: { 'application/json': { schema } } });

/** The messages of all changes between two documents, with `!` before breaking ones. */
export function detailsBetween(before: object, after: object, target?: 'operation' | 'schema'): string[] {
  return compare(JSON.stringify(before), JSON.stringify(after))
    .filter((change) => target === undefined || change.target === target)
    .flatMap(({ details }) => details.map(({ breaking, message }) => `${breaking ? '! ' : ''}${message}`));
}

/** The messages of the changes in a document with a single operation. */
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

/** The content of responses by status. Null if a response has none. */
type Responses = Readonly<Record<string, object | null>>;

/** The messages of the changes between the responses of an operation. */
export function responseChanges(before: Responses, after: Responses): string[] {
  const documentOf = (all: Responses) => {
    const responses = Object.fromEntries(
      Object.entries(all).map(([status, content]) => [
        status,
        { description: '', ...(content && { content }) },
      ]),
    );
    return { openapi: '3.1.0', paths: { '/a': { get: { operationId: 'a', responses } } } };
  };
  return detailsBetween(documentOf(before), documentOf(after), 'operation');
}

/** The messages of a schema change in each direction: in a request body and in a response. */
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
