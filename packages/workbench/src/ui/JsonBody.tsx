import { Suspense, useId, useState } from 'react';
import { isObject } from '../data/json.ts';
import { loadable } from '../loadable.tsx';
import { parseJson } from '../try/fields.ts';
import type { Errors } from '../try/to-request.ts';
import { FieldList } from './FieldList.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { Pending } from './Pending.tsx';
import type { FormState } from './useForm.ts';

const [JsonEditor] = loadable(
  async () => ({ default: (await import('./JsonEditor.tsx')).JsonEditor }),
  LoadFailed,
);

/** Fields and an editor, both of the same text, so that they always agree. */
export function JsonBody({ form, errors }: { form: FormState; errors: Errors }) {
  const id = useId();
  const text = form.input.texts['body'] ?? '';
  const { value, error: broken } = parseJson(text === '' ? '{}' : text);
  const fields = form.properties.filter(({ kind }) => kind !== 'file');
  const [isOpen, setOpen] = useState(fields.length === 0);
  const error = errors['body'] ?? broken;
  return (
    <>
      {isObject(value) && (
        <FieldList
          fields={fields}
          value={value}
          errors={errors}
          referenced={form.referenced}
          onValue={(changed) => form.setText('body', JSON.stringify(changed, undefined, 2))}
        />
      )}
      <button
        type="button"
        className="wb-button wb-small wb-disclosure"
        aria-expanded={isOpen}
        aria-controls={`${id}-editor`}
        onClick={() => setOpen(!isOpen)}
      >
        JSON
      </button>
      <div id={`${id}-editor`}>
        {isOpen && (
          <Suspense fallback={<Pending error={undefined} />}>
            <JsonEditor form={form} text={text} onText={(typed) => form.setText('body', typed)} />
          </Suspense>
        )}
        {error !== undefined && <p className="wb-error">{error}</p>}
      </div>
    </>
  );
}
