import { emitAuth } from '../emit/emit-auth.js';
import { emitDocs, emitOperationDocs, emitSchemaDocs } from '../emit/emit-docs.js';
import { emitIndex } from '../emit/emit-index.js';
import { emitOperation } from '../emit/emit-operation.js';
import { emitSchema, emitSchemas } from '../emit/emit-schemas.js';
import type { GeneratedFile } from '../emit/generated-file.js';
import { operationKey } from '../model/choose-operations.js';
import type { Model } from '../model/model.js';
import type { ProductNames } from '../product-names.js';
import type { Texts } from './memo.js';
import type { KnownTexts } from './known-texts.js';

/** Emits the files of a model and records where each operation and schema is. Reuses the code in `known`. */
export function writeFiles(
  model: Model,
  names: ProductNames,
  known: KnownTexts | undefined,
): { files: GeneratedFile[]; texts: Texts } {
  const operations = model.operations.map((operation) => {
    const key = operationKey(operation);
    const text = known?.operation(key, operation) ?? {
      file: emitOperation(operation, model, names),
      docs: emitOperationDocs(operation, model, names),
    };
    return { key, name: operation.name, ...text };
  });
  const schemas = [...model.byTarget].map(([key, named]) => {
    const text = known?.schema(key) ?? {
      ...emitSchema(named, model),
      docs: emitSchemaDocs(named, model),
    };
    return { key, named, ...text };
  });
  const code = emitSchemas(model, names, schemas);
  const docs = emitDocs(model, names, operations.map(docsOf), schemas.map(docsOf));
  const [codeSlices = []] = code.slices;
  const [operationSlices = [], schemaSlices = []] = docs.slices;
  return {
    files: [
      emitIndex(model, names),
      code.file,
      ...emitAuth(model, names),
      ...operations.map(({ file }) => file),
      docs.file,
    ],
    texts: {
      operations: Object.fromEntries(
        operations.map(({ key, name, file }, index) => [
          key,
          { name, file: file.path, docs: operationSlices[index]! },
        ]),
      ),
      schemas: Object.fromEntries(
        schemas.map(({ key, named: { name, constant }, checks }, index) => [
          key,
          { name, constant, checks, code: codeSlices[index]!, docs: schemaSlices[index]! },
        ]),
      ),
    },
  };
}

function docsOf({ docs }: { docs: string }): string {
  return docs;
}
