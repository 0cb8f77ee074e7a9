import { useMemo, useState } from 'react';
import { entriesOf, getOwn, objectAt } from '../data/json.ts';
import type { OperationDetail } from '../data/types.ts';
import { sampleValue } from '../sample-value.ts';
import { bodyFields, type Field, parameterFields, parseJson } from '../try/fields.ts';
import { fieldsWithin } from '../try/parts.ts';
import { readTexts, saveTexts, type Texts } from '../try/saved-values.ts';
import { isJson } from '../try/to-operation.ts';
import { type Files, isForm } from '../try/to-request.ts';
import { validatorOf } from '../try/validate.ts';

export type FormState = ReturnType<typeof useForm>;

/** What is typed, from the last visit or with samples at first. */
export function useForm(detail: OperationDetail, source: string) {
  const { docs, operation } = detail;
  const contents = entriesOf(objectAt(operation.requestBody, 'content'));
  const [texts, setTexts] = useState<Texts>(() => ({ ...samples(detail), ...readTexts(source, docs.name) }));
  const [files, setFiles] = useState<Files>({});
  const types = contents.map(([type]) => type);
  const contentType = types.find((type) => type === texts['contentType']) ?? types[0];
  const schema = getOwn(contents.find(([type]) => type === contentType)?.[1], 'schema');
  const validate = useMemo(() => validatorOf(schema, detail), [schema, detail]);
  const parameters = parameterFields(detail);
  const properties = bodyFields(schema, detail) ?? [];
  const body: Field[] = contentType !== undefined && isForm(contentType) ? properties : [];
  const isJsonBody = contentType !== undefined && isJson(contentType);
  /** The fields that the form shows for these texts. */
  const fieldsOf = (shown: Texts) => [
    ...parameters,
    ...(isJsonBody
      ? fieldsWithin(
          properties.filter(({ kind }) => kind !== 'file'),
          parseJson(shown['body'] ?? '').value,
          detail,
        )
      : body),
  ];
  const change = (next: Texts) => {
    setTexts(next);
    saveTexts(source, docs.name, next, [...properties, ...fieldsOf(next)]);
  };
  return {
    input: { parameters, contentType, namesType: types.length > 1, body, texts, files },
    types,
    schema,
    parameters,
    properties,
    validate,
    referenced: detail,
    fields: fieldsOf(texts),
    isRequired: operation.requestBody?.['required'] === true,
    setText: (key: string, text: string) => change({ ...texts, [key]: text }),
    setFiles: (key: string, chosen: readonly File[]) => setFiles({ ...files, [key]: chosen }),
    reset: () => {
      change(samples(detail));
      setFiles({});
    },
  };
}

/** The first texts: what the operation requires, with sample values. */
function samples(detail: OperationDetail): Texts {
  const media = entriesOf(objectAt(detail.operation.requestBody, 'content')).find(([type]) =>
    isJson(type),
  )?.[1];
  if (media === undefined) return {};
  const value = getOwn(media, 'example') ?? sampleValue(getOwn(media, 'schema'), detail);
  return { body: JSON.stringify(value, undefined, 2) };
}
