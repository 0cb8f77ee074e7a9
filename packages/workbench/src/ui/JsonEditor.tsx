import { useDeferredValue, useMemo } from 'react';
import { Editor } from '../editor.ts';
import { problemsOf } from '../try/json-problems.ts';
import type { FormState } from './useForm.ts';

type Props = { form: FormState; text: string; onText: (text: string) => void };

/** The JSON of a body, with what is wrong with it at its line. */
export function JsonEditor({ form, text, onText }: Props) {
  const checked = useDeferredValue(text);
  const problems = useMemo(() => problemsOf(checked, form.validate), [checked, form.validate]);
  // Room for the lines, the keyboard hint and one more line.
  const height = `clamp(9rem, ${text.split('\n').length * 1.4 + 4.5}rem, 26rem)`;
  return (
    <div className="wb-editor" style={{ height }}>
      <Editor value={text} language="json" label="Body as JSON" diagnostics={problems} onChange={onText} />
    </div>
  );
}
