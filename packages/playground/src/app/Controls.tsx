import { useId } from 'react';
import type { MockNetwork } from '../mock/create-mock.ts';

export type ControlsProps = {
  network: Readonly<MockNetwork>;
  onChange: (change: Partial<MockNetwork>) => void;
  onReset: () => void;
};

/** The network between the app and the mock. */
export function Controls({ network, onChange, onReset }: ControlsProps) {
  const { latency, failureRate, failNext, offline } = network;
  return (
    <fieldset className="hl-app__controls">
      <legend>Mock server</legend>
      <Slider
        label="Latency"
        value={latency}
        most={5_000}
        step={100}
        text={`${latency} ms`}
        onChange={(value) => onChange({ latency: value })}
      />
      <Slider
        label="Failures"
        value={failureRate * 100}
        most={100}
        step={10}
        text={`${Math.round(failureRate * 100)} %`}
        onChange={(value) => onChange({ failureRate: value / 100 })}
      />
      <div className="hl-app__switches">
        <label>
          <input
            type="checkbox"
            checked={offline}
            onChange={({ target }) => onChange({ offline: target.checked })}
          />
          Offline
        </label>
        <label>
          <input
            type="checkbox"
            checked={failNext}
            onChange={({ target }) => onChange({ failNext: target.checked })}
          />
          Fail the next call
        </label>
        <button type="button" onClick={onReset}>
          Reset data
        </button>
      </div>
    </fieldset>
  );
}

type SliderProps = {
  label: string;
  value: number;
  most: number;
  step: number;
  text: string;
  onChange: (value: number) => void;
};

function Slider({ label, value, most, step, text, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="hl-app__slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={most}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output htmlFor={id}>{text}</output>
    </div>
  );
}
