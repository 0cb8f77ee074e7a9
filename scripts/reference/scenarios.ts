import { scenarios } from '../../website/src/components/StateLab/scenarios/index.ts';
import type { Section } from './regions.ts';

/** The scenarios of a page's lab, as text: what to watch for, and each step. */
export const scenarioList: Section = ({ subject }) => {
  const found = Object.entries(scenarios).find(([page]) => page === subject);
  if (!found) throw new Error(`"${subject}" has no scenarios; use ${Object.keys(scenarios).join(', ')}.`);
  return found[1]
    .map(({ title, intro, steps }) => {
      const lines = steps.map(({ caption }, i) => `${i + 1}. ${caption}`);
      return [`**${title}.** ${intro}`, lines.join('\n')].join('\n\n');
    })
    .join('\n\n');
};
