import { useId } from 'react';
import { keyOf } from '../try/saved-values.ts';
import { isJson } from '../try/to-operation.ts';
import { type Errors, isForm } from '../try/to-request.ts';
import { FieldInput } from './FieldInput.tsx';
import { JsonBody } from './JsonBody.tsx';
import { Required } from './Required.tsx';
import type { FormState } from './useForm.ts';

/** The body: a form, JSON, a text or a file, depending on its content type. */
export function BodyEditor({ form, errors }: { form: FormState; errors: Errors }) {
  const { contentType, texts } = form.input;
  if (contentType === undefined) return null;
  return (
    <fieldset className="wb-body">
      <legend>Body{form.isRequired && <Required />}</legend>
      {form.types.length > 1 ? (
        <select
          className="wb-input"
          aria-label="Content type of the body"
          value={contentType}
          onChange={(event) => form.setText('contentType', event.target.value)}
        >
          {form.types.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
      ) : (
        <code>{contentType}</code>
      )}
      {isForm(contentType) ? (
        form.input.body.map((field) => (
          <FieldInput
            key={keyOf(field)}
            field={field}
            text={texts[keyOf(field)] ?? ''}
            error={errors[keyOf(field)]}
            onText={(text) => form.setText(keyOf(field), text)}
            onFiles={(files) => form.setFiles(keyOf(field), files)}
          />
        ))
      ) : isJson(contentType) ? (
        <JsonBody key={contentType} form={form} errors={errors} />
      ) : (
        <>
          <FieldInput
            field={{ ...plain, path: ['body', 'file'], kind: 'file' }}
            text=""
            error={undefined}
            onText={() => undefined}
            onFiles={(files) => form.setFiles('body', files)}
          />
          <TextBody
            label="Text"
            text={texts['body'] ?? ''}
            error={errors['body']}
            onText={(text) => form.setText('body', text)}
          />
        </>
      )}
    </fieldset>
  );
}

const plain = { required: false, choices: [], isSecret: false, placeholder: '', schema: undefined };

type TextBodyProps = {
  label: string;
  text: string;
  error: string | undefined;
  onText: (text: string) => void;
};

function TextBody({ label, text, error, onText }: TextBodyProps) {
  const id = useId();
  return (
    <div className="wb-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="wb-input wb-json"
        rows={Math.min(20, Math.max(4, text.split('\n').length + 1))}
        spellCheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {error !== undefined && (
        <p className="wb-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
