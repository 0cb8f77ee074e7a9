import type { Scenario } from '../core/scenario';

/** No script: the reader acts. */
export const free: Scenario = {
  id: 'free',
  title: 'Your own',
  intro: 'Two owners, a passive reader and a component with another key. Mount, call and clear in any order.',
  readers: [
    { name: 'PetCard', pet: 1, fetchOnMount: true, clearOnUnmount: true },
    { name: 'PetPanel', pet: 2, clearOnUnmount: true },
    { name: 'PetBadge' },
    { name: 'PetPreview', key: 'preview', pet: 3, fetchOnMount: true },
  ],
  replies: [],
  steps: [],
};
