import type { LabEvent } from './core/events';
import type { Scenario } from './core/scenario';
import recorded from './recordings/recorded.json';
import { scenarios, type PageName } from './scenarios';
import { free } from './scenarios/free';

/** What a page's lab shows. */
export interface LabPage {
  readonly scenarios: readonly Scenario[];
  /** What happened when the tests ran each scenario, by its id. */
  readonly recordings: Readonly<Record<string, readonly LabEvent[]>>;
}

export const labPage = (name: PageName): LabPage => ({
  scenarios: [...scenarios[name], free],
  recordings: (recorded as Record<PageName, LabPage['recordings']>)[name],
});
