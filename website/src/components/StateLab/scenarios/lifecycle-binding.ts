import type { Scenario } from '../core/scenario';

const owners: Scenario = {
  id: 'owners',
  title: 'The last owner leaves',
  intro: 'Two owners and a passive reader share a slot. Who keeps it alive?',
  readers: [
    { name: 'PetLoader', pet: 1, fetchOnMount: true },
    { name: 'PetPanel', clearOnUnmount: true },
    { name: 'PetBadge' },
  ],
  replies: [{ after: 1200, status: 200 }],
  steps: [
    {
      at: 0,
      act: { mount: ['PetBadge'] },
      caption: "`PetBadge` mounts. It's a passive reader and sends nothing.",
    },
    {
      at: 500,
      act: { mount: ['PetLoader', 'PetPanel'] },
      caption: 'The owners mount. `PetLoader` sends the request.',
    },
    { at: 1700, caption: 'The response arrives, and all three show Rex.' },
    {
      at: 2400,
      act: { unmount: ['PetLoader'] },
      caption: "`PetLoader` unmounts. `PetPanel` owns the slot too, so it's kept.",
    },
    {
      at: 3200,
      act: { unmount: ['PetPanel'] },
      caption:
        '`PetPanel`, the last owner, unmounts. It set `clearOnUnmount`, so the slot is cleared: `PetBadge` sees `init`.',
    },
  ],
};

const strict: Scenario = {
  id: 'strict',
  title: 'StrictMode',
  intro:
    "In development, React's StrictMode mounts a component, unmounts it and mounts it again. Count the requests.",
  readers: [{ name: 'PetCard', pet: 1, fetchOnMount: true, clearOnUnmount: true }],
  replies: [
    { after: 1600, status: 200 },
    { after: 1600, status: 200 },
  ],
  steps: [
    {
      at: 300,
      act: { mountTwice: 'PetCard' },
      caption:
        '`PetCard` mounts, unmounts and mounts again, all before the browser paints. It sends one request.',
    },
    {
      at: 1900,
      caption: "One response. The unmount between the mounts didn't clear the slot or abort the call.",
    },
  ],
};

const abort: Scenario = {
  id: 'abort',
  title: 'Leaving early',
  intro: 'The only owner unmounts while its request is in flight. Does the request go on?',
  readers: [{ name: 'PetCard', pet: 1, fetchOnMount: true, clearOnUnmount: true }, { name: 'PetBadge' }],
  replies: [
    { after: 2600, status: 200 },
    { after: 1000, status: 200 },
  ],
  steps: [
    {
      at: 0,
      act: { mount: ['PetCard', 'PetBadge'] },
      caption: '`PetCard` mounts and sends a request. `PetBadge` only reads.',
    },
    {
      at: 1200,
      act: { unmount: ['PetCard'] },
      caption:
        '`PetCard`, the only owner, unmounts. The slot is cleared and the request aborted. `PetBadge` keeps nothing alive.',
    },
    { at: 2200, act: { mount: ['PetCard'] }, caption: '`PetCard` mounts again, and sends a new request.' },
    { at: 3200, caption: 'Its response arrives, for both components.' },
  ],
};

export const lifecycleBinding: readonly Scenario[] = [owners, strict, abort];
