import { useId } from 'react';
import { type Field, labelOf } from '../try/fields.ts';
import { Required } from './Required.tsx';

type Props = {
  field: Field;
  text: string;
  error: string | undefined;
  onText: (text: string) => void;
  onFiles?: (files: File[]) => void;
};

/** A field of the form, with what is wrong with it. */
export function FieldInput({ field, text, error, onText, onFiles }: Props) {
  const id = useId();
  const [part] = field.path;
  const described = {
    id,
    className: 'wb-input',
    'aria-invalid': error !== undefined,
    'aria-required': field.required,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  };
  const onChange = (event: { target: { value: string } }) => onText(event.target.value);
  return (
    <div className="wb-field">
      <label htmlFor={id}>
        <span className="wb-label">{labelOf(field)}</span>{' '}
        {part !== 'body' && <span className="wb-chip">{part}</span>}
        {field.required && <Required />}
      </label>
      {field.kind === 'choice' ? (
        <select {...described} value={text} onChange={onChange}>
          <option value="">Not sent</option>
          {field.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : field.kind === 'file' ? (
        <input
          {...described}
          type="file"
          multiple
          onChange={(event) => onFiles?.([...(event.target.files ?? [])])}
        />
      ) : field.kind === 'json' ? (
        <textarea
          {...described}
          rows={Math.min(8, text.split('\n').length)}
          spellCheck={false}
          placeholder={field.placeholder || 'JSON'}
          value={text}
          onChange={onChange}
        />
      ) : (
        <input
          {...described}
          type={field.isSecret ? 'password' : 'text'}
          inputMode={field.kind === 'number' ? 'decimal' : 'text'}
          autoComplete="off"
          spellCheck={false}
          placeholder={field.placeholder}
          value={text}
          onChange={onChange}
        />
      )}
      {error !== undefined && (
        <p className="wb-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
