/** Wraps a schema in an OpenAPI document, as the component `T` that an operation sends and receives. */
export function asComponent(schema: unknown): object {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/T' } } };
  return {
    openapi: '3.1.0',
    info: { title: 'JSON Schema Test Suite', version: '1' },
    paths: {
      '/t': {
        post: {
          operationId: 'send',
          requestBody: { required: true, content },
          responses: { 200: { description: '', content } },
        },
      },
    },
    components: { schemas: { T: rewriteReferences(schema) } },
  };
}

/** Rewrites `#/…` references to point into the component, except below an `$id`. */
function rewriteReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewriteReferences);
  if (typeof value !== 'object' || value === null || ('$id' in value && typeof value.$id === 'string'))
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => {
      if (key === '$ref' && typeof part === 'string' && (part === '#' || part.startsWith('#/')))
        return [key, `#/components/schemas/T${part.slice(1)}`];
      return [key, key === 'const' || key === 'enum' ? part : rewriteReferences(part)];
    }),
  );
}
