import { lazy, Suspense, useId, useState } from 'react';
import { isObject, type Json } from '../data/json.ts';
import { textOf } from '../schema-node.ts';
import { type Field, parseField, parseJson } from '../try/fields.ts';
import { keyOf } from '../try/saved-values.ts';
import type { Errors } from '../try/to-request.ts';
import { FieldInput } from './FieldInput.tsx';
import { Pending } from './Pending.tsx';
import type { FormState } from './useForm.ts';

const JsonEditor = lazy(async () => ({ default: (await import('./JsonEditor.tsx')).JsonEditor }));

/** Fields and an editor, both of the same text, so that they always agree. */
export function JsonBody({ form, errors }: { form: FormState; errors: Errors }) {
  const id = useId();
  const text = form.input.texts['body'] ?? '';
  const { value, error: broken } = parseJson(text === '' ? '{}' : text);
  const object = isObject(value) ? value : undefined;
  const fields = form.properties.filter(({ kind }) => kind !== 'file');
  const [isOpen, setOpen] = useState(fields.length === 0);
  const error = errors['body'] ?? broken;
  const set = ({ path: [, name] }: Field, changed: unknown) => {
    const { [name]: _, ...others } = object ?? {};
    const next = changed === undefined ? others : { ...object, [name]: changed };
    form.setText('body', JSON.stringify(next, undefined, 2));
  };
  return (
    <>
      {object &&
        fields.map((field) => (
          <PropertyInput
            key={keyOf(field)}
            field={field}
            value={object[field.path[1]]}
            error={errors[keyOf(field)]}
            onValue={(changed) => set(field, changed)}
          />
        ))}
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

type PropertyProps = {
  field: Field;
  value: Json | undefined;
  error: string | undefined;
  onValue: (value: unknown) => void;
};

/** A property of the body. What is typed stays as it is until the body has another value. */
function PropertyInput({ field, value, error, onValue }: PropertyProps) {
  const [typed, setTyped] = useState<{ text: string; means: string }>();
  const current = JSON.stringify({ value });
  const isTyped = typed?.means === current;
  const text = isTyped ? typed.text : value === undefined ? '' : textOf(value);
  const { error: wrong } = parseField(field, text);
  return (
    <FieldInput
      field={field}
      text={text}
      error={isTyped ? (wrong ?? error) : error}
      onText={(next) => {
        const parsed = parseField(field, next);
        // A number that isn't one is sent as it was typed, so that the validation names it. JSON that is broken isn't.
        const changed = parsed.error === undefined ? parsed.value : field.kind === 'json' ? value : next;
        setTyped({ text: next, means: JSON.stringify({ value: changed }) });
        onValue(changed);
      }}
    />
  );
}
