type Schema = Record<string, unknown>;

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A small document; `changes` replace parts of it. */
export function petstore(changes: { paths?: object; schemas?: object; title?: string } = {}) {
  return {
    openapi: '3.1.0',
    info: { title: changes.title ?? 'Pet Store', version: '1' },
    servers: [{ url: 'https://petstore.example/api' }],
    paths: {
      '/pet': {
        get: {
          operationId: 'findPets',
          parameters: [{ name: 'status', in: 'query', schema: { type: 'string' } }],
          responses: { 200: { description: 'ok', ...json({ type: 'array', items: ref('Pet') }) } },
        },
      },
      '/pet/{petId}': {
        get: {
          operationId: 'getPetById',
          summary: 'Get one pet',
          parameters: [{ name: 'petId', in: 'path', required: true, schema: { type: 'integer' } }],
          responses: { 200: { description: 'ok', ...json(ref('Pet')) } },
        },
      },
      ...changes.paths,
    },
    components: {
      schemas: {
        Pet: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
        ...changes.schemas,
      },
    },
  };
}

/** A document whose generated code takes many files. */
export function large(operations: number) {
  const paths = Object.fromEntries(
    Array.from({ length: operations }, (_, index) => [
      `/thing${index}`,
      {
        get: {
          operationId: `getThing${index}`,
          responses: { 200: { description: 'ok', ...json(ref('Pet')) } },
        },
      },
    ]),
  );
  return petstore({ paths });
}
