import { useState } from 'react';
import type { Json, JsonObject } from '../data/json.ts';
import { getOwn } from '../data/json.ts';
import type { Referenced } from '../data/types.ts';
import { sampleValue } from '../sample-value.ts';
import { textOf } from '../schema-node.ts';
import { type Field, labelOf, nameOf, parseField } from '../try/fields.ts';
import { itemOf, partsOf } from '../try/parts.ts';
import { keyOf } from '../try/saved-values.ts';
import type { Errors } from '../try/to-request.ts';
import { FieldInput } from './FieldInput.tsx';
import { Required } from './Required.tsx';

type Shared = { errors: Errors; referenced: Referenced };

type ListProps = Shared & {
  fields: readonly Field[];
  value: JsonObject;
  onValue: (value: JsonObject) => void;
};

/** The properties of an object. */
export function FieldList({ fields, value, onValue, ...shared }: ListProps) {
  return fields.map((field) => {
    const name = nameOf(field);
    const set = (changed: Json | undefined) => {
      const { [name]: _, ...others } = value;
      onValue(changed === undefined ? others : { ...value, [name]: changed });
    };
    return (
      <ValueInput key={keyOf(field)} field={field} value={getOwn(value, name)} onValue={set} {...shared} />
    );
  });
}

type ValueProps = Shared & {
  field: Field;
  value: Json | undefined;
  onValue: (value: Json | undefined) => void;
  /** The list has the button that removes it. */
  isItem?: boolean;
};

/** A value of any kind: one field, or a group of fields for an object or a list. */
function ValueInput(props: ValueProps) {
  const { field, value, referenced, errors } = props;
  const parts = partsOf(field, value, referenced);
  const error = errors[keyOf(field)];
  if (parts === undefined) return <SingleInput {...props} error={error} />;
  return (
    <fieldset className="wb-group">
      <legend>
        <span className="wb-label">{labelOf(field)}</span>
        {field.required && <Required />}
      </legend>
      {parts.kind === 'list' ? (
        <Items {...props} fields={parts.fields} />
      ) : (
        <Properties {...props} fields={parts.fields} />
      )}
      {error !== undefined && <p className="wb-error">{error}</p>}
    </fieldset>
  );
}

type GroupProps = ValueProps & { fields: readonly Field[] };

/** An object that may be left out. The button stays, so that it keeps the focus. */
function Properties({ field, fields, value, onValue, errors, referenced, isItem }: GroupProps) {
  const isSent = value !== undefined;
  return (
    <>
      {!isItem && (
        <button
          type="button"
          className="wb-button wb-small"
          aria-label={`${isSent ? 'Remove' : 'Add'} ${labelOf(field)}`}
          onClick={() => onValue(isSent ? undefined : sampleValue(field.schema, referenced))}
        >
          {isSent ? 'Remove' : 'Add'}
        </button>
      )}
      {isSent && (
        <FieldList
          fields={fields}
          value={value as JsonObject}
          onValue={onValue}
          errors={errors}
          referenced={referenced}
        />
      )}
    </>
  );
}

/** The items of a list, each with a button that removes it. An empty list is sent, unlike one that was never added to. */
function Items({ field, fields, value, onValue, errors, referenced }: GroupProps) {
  const items = (value ?? []) as Json[];
  return (
    <>
      {fields.map((item, index) => (
        <div className="wb-item" key={keyOf(item)}>
          <ValueInput
            field={item}
            value={items[index]}
            isItem
            // Only its button removes an item: one whose field is cleared stays.
            onValue={(changed = item.kind === 'text' ? '' : null) =>
              onValue(items.map((other, at) => (at === index ? changed : other)))
            }
            errors={errors}
            referenced={referenced}
          />
          <button
            type="button"
            className="wb-button wb-small"
            aria-label={`Remove ${labelOf(item)}`}
            onClick={(event) => {
              event.currentTarget
                .closest('fieldset')
                ?.querySelector<HTMLElement>(':scope > .wb-add')
                ?.focus();
              onValue(items.filter((_, at) => at !== index));
            }}
          >
            Remove
          </button>
        </div>
      ))}
      <button
        type="button"
        className="wb-button wb-small wb-add"
        aria-label={`Add to ${labelOf(field)}`}
        onClick={() => onValue([...items, sampleValue(itemOf(field, referenced), referenced)])}
      >
        Add
      </button>
    </>
  );
}

/** What is typed stays as it is until the body has another value. */
function SingleInput({ field, value, error, onValue }: ValueProps & { error: string | undefined }) {
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
        const changed =
          parsed.error === undefined
            ? (parsed.value as Json | undefined)
            : field.kind === 'json'
              ? value
              : next;
        setTyped({ text: next, means: JSON.stringify({ value: changed }) });
        onValue(changed);
      }}
    />
  );
}
