import type { ReactNode } from 'react';

type ToggleProps<T extends string> = {
  label: string;
  className: string;
  options: readonly (readonly [value: T, text: ReactNode])[];
  value: T;
  onChange: (value: T) => void;
};

/** A choice of one option, as buttons side by side. */
export function Toggle<T extends string>({ label, className, options, value, onChange }: ToggleProps<T>) {
  return (
    <div className={`contract-toggle ${className}`} role="group" aria-label={label}>
      {options.map(([option, text]) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
          {text}
        </button>
      ))}
    </div>
  );
}
