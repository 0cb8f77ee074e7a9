import type { ReactNode } from 'react';
import type { Scenario } from '../core/scenario';

interface Props {
  readonly scenarios: readonly Scenario[];
  readonly chosen: Scenario;
  readonly onChoose: (scenario: Scenario) => void;
}

/** One radio button for each scenario. */
export default function ScenarioPicker({ scenarios, chosen, onChoose }: Props): ReactNode {
  return (
    <fieldset className="lab-scenarios lab-live">
      <legend>Scenario</legend>
      {scenarios.map((scenario) => (
        <label key={scenario.id}>
          <input
            type="radio"
            name="lab-scenario"
            checked={scenario === chosen}
            onChange={() => onChoose(scenario)}
          />
          <span>{scenario.title}</span>
        </label>
      ))}
    </fieldset>
  );
}
