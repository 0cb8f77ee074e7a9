import type { Docs, OperationDocs } from '@hookloom/generator';
import { openSource, type SourceReader } from '../data/open-source.ts';
import type { Json, JsonObject } from '../data/json.ts';

/** A source with the given paths and schemas, for tests. */
export function sourceWith(paths: object, schemas: object = {}, more: object = {}): SourceReader {
  const document = { openapi: '3.1.0', paths, components: { schemas }, ...more } as unknown as Json;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as JsonObject).map(([method, operation]): OperationDocs => {
      const name = String((operation as JsonObject)['operationId']);
      const type = name.charAt(0).toUpperCase() + name.slice(1);
      return {
        name,
        method: method.toUpperCase(),
        path,
        file: name,
        hooks: { stateful: `use${type}`, stateless: `use${type}Async` },
        tags: [],
        parameters: [],
        responses: [],
        signature: `${name}()`,
        sample: '',
      };
    }),
  );
  const docs: Docs = {
    source: 'pets',
    title: 'Pets',
    operations,
    schemas: Object.keys(schemas).map((name) => ({
      name,
      schemaName: `${name}Schema`,
      pointer: `/components/schemas/${name}`,
      type: '',
      properties: [],
    })),
  };
  return openSource(docs, document, { folder: 'src/hookloom/pets' });
}
