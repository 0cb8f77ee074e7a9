import type { Reader, Scenario } from '../core/scenario';

const row = (name: string, pet: number, options: Partial<Reader> = {}): Reader => ({
  ...{ name, pet, key: `pet-${pet}`, fetchOnMount: true, clearOnUnmount: true },
  ...options,
});

const ROWS = ['Row 1', 'Row 2', 'Row 3'];

const keyed: Scenario = {
  id: 'keyed',
  title: 'A key for each row',
  intro: 'Three rows load three pets, and one call fails. Do the others notice?',
  readers: [row('Row 1', 1), row('Row 2', 2), row('Row 3', 3)],
  replies: [
    { after: 1000, status: 200 },
    { after: 1600, status: 404 },
    { after: 2200, status: 200 },
    { after: 1000, status: 200 },
  ],
  steps: [
    { at: 0, act: { mount: ROWS }, caption: 'Three rows mount. Each has its own key, slot and request.' },
    { at: 1000, caption: 'Row 1 has its pet. The others are still `pending`.' },
    { at: 1600, caption: 'Row 2 fails. Its error is in its own slot only.' },
    { at: 2200, caption: "Row 3 has its pet. The failed call didn't disturb it." },
    {
      at: 2800,
      act: { execute: 'Row 2', pet: 2 },
      caption: 'Row 2 tries again. No other row changes.',
    },
    { at: 3800, caption: 'All three rows have their own pet.' },
  ],
};

const same: Scenario = {
  id: 'same',
  title: 'Without keys',
  intro: 'The same three rows without a key. Which pets do they show?',
  readers: ROWS.map((name, i) => ({ name, pet: i + 1, fetchOnMount: true })),
  replies: [
    { after: 1800, status: 200 },
    { after: 1600, status: 200 },
    { after: 1200, status: 200 },
  ],
  steps: [
    {
      at: 0,
      act: { mount: ['Row 1'] },
      caption: "Row 1 mounts, and calls for pet 1 in the slot `'default'`.",
    },
    {
      at: 700,
      act: { mount: ['Row 2'] },
      caption: 'Row 2 calls for pet 2 in the same slot, and aborts the call of Row 1.',
    },
    { at: 1400, act: { mount: ['Row 3'] }, caption: 'Row 3 does the same to Row 2.' },
    { at: 2600, caption: 'Only the newest call is left. All three rows show its pet, Milo.' },
  ],
};

const leave: Scenario = {
  id: 'leave',
  title: 'A row leaves',
  intro: 'A row with `clearOnUnmount` unmounts, and comes back. What is left of its slot?',
  readers: [row('Row 1', 1), row('Row 2', 2, { clearOnUnmount: false })],
  replies: [1000, 1000, 1000, 1000].map((after) => ({ after, status: 200 })),
  steps: [
    {
      at: 0,
      act: { mount: ['Row 1', 'Row 2'] },
      caption: 'Two rows mount. Only Row 1 sets `clearOnUnmount`.',
    },
    { at: 1000, caption: 'Both have their pets.' },
    {
      at: 1600,
      act: { unmount: ['Row 1', 'Row 2'] },
      caption: 'Both rows unmount. The slot of Row 1 is cleared, the slot of Row 2 is not.',
    },
    {
      at: 2500,
      act: { mount: ['Row 1', 'Row 2'] },
      caption: 'Both come back and fetch. Row 1 starts empty. Row 2 has `previousData`.',
    },
    { at: 3500, caption: 'Both have their pets again.' },
  ],
};

export const keyedCalls: readonly Scenario[] = [keyed, same, leave];
