/** A document that uses `name` for every name and text. */
export function crowdedDocument(name: string, openapi = '3.2.0'): Record<string, unknown> {
  const ref = { $ref: `#/components/schemas/${pointerPart(name)}` };
  const text = { summary: name, description: name };
  const content = {
    'application/json': { schema: ref, examples: { [name]: { value: name } } },
    [name]: { schema: ref },
    [`text/${name}`]: { schema: { type: 'string' } },
  };
  const form = {
    'multipart/form-data': { schema: ref, encoding: { [name]: { contentType: name, headers: {} } } },
  };
  const parameters = ['query', 'header', 'path', 'cookie'].map((place) => ({
    in: place,
    name,
    required: place === 'path',
    ...text,
    schema: { type: 'string', default: name, enum: [name, `${name}2`] },
  }));
  const operation = (body: object) => ({
    operationId: name,
    tags: [name],
    ...text,
    parameters: [...parameters, { in: 'querystring', name, content: { 'text/plain': { schema: ref } } }],
    requestBody: { ...text, content: body },
    responses: {
      200: { ...text, content, headers: { [name]: { schema: ref } } },
      [name]: { description: name },
      default: { description: name, content },
    },
    security: [{ [name]: [name] }],
    callbacks: { [name]: { [name]: { post: {} } } },
  });
  const path = {
    post: operation(content),
    put: operation(form),
    additionalOperations: { [name]: operation(form) },
  };
  return {
    openapi,
    info: { title: name, version: name, description: name },
    servers: [{ url: `https://a.example/${name}`, name, variables: { [name]: { default: name } } }],
    tags: [{ name, ...text }],
    paths: { [`/${name}/{${name}}`]: path, [`/{${name}}?${name}#${name}`]: path },
    webhooks: { [name]: { post: operation(content) } },
    components: {
      schemas: {
        [name]: {
          type: 'object',
          title: name,
          description: name,
          required: [name],
          properties: {
            [name]: { type: 'string', pattern: name, default: name, description: name },
            self: ref,
            one: {
              oneOf: [ref, { $ref: '#/components/schemas/Other' }],
              discriminator: { propertyName: name, mapping: { [name]: name, other: name } },
            },
          },
          additionalProperties: ref,
          patternProperties: { [name]: ref },
          dependentRequired: { [name]: [name] },
        },
        [`${name}2`]: { allOf: [ref, { properties: { [name]: { const: name } } }] },
        Other: { type: 'object', properties: { [name]: { enum: [name] } }, required: [name] },
      },
      securitySchemes: { [name]: { type: 'apiKey', in: 'header', name, description: name } },
      mediaTypes: { [name]: { schema: ref } },
    },
  };
}

/** A name encoded for a JSON Pointer in a URI fragment. */
export function pointerPart(name: string): string {
  return encodeURIComponent(
    name
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .replaceAll('~', '~0')
      .replaceAll('/', '~1'),
  );
}
