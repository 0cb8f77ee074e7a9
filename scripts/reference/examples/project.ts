const head = `openapi: 3.2.0
info: { title: Pets, version: '1' }
`;

/** A spec with these parts. */
export const spec = (parts: string): string => head + parts;

/** A spec with one operation, and what follows it. */
export const operation = (body: string, method = 'get', path = '/pets'): string =>
  spec(`paths:
  ${path}:
    ${method}:
${body.replace(/^(?=.)/gm, '      ')}`);

/** An operation that responds with a JSON string. */
export const pets = operation(`operationId: getPets
responses:
  '200':
    description: OK
    content:
      application/json: { schema: { type: string } }
`);

/** A spec with one schema. */
export const schema = (body: string): string =>
  spec(`paths: {}
components:
  schemas:
    Pet:
${body.replace(/^(?=.)/gm, '      ')}`);

/** A config file with these sources. */
export const config = (...sources: readonly object[]): string =>
  `${JSON.stringify({ output: 'src/hookloom', sources }, undefined, 2)}\n`;

/** The config file for the spec. */
export const source = { id: 'api', spec: 'openapi.yaml' };

/** The config file for a spec from a server. */
export const remote = (path = '/openapi.yaml', more: object = {}): string =>
  config({ id: 'api', spec: `{server}${path}`, ...more });
