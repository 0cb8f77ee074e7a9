import type { Scenario } from '../core/scenario';

const kept: Scenario = {
  id: 'kept',
  title: 'Kept or cleared',
  intro: 'The user leaves a page and returns. One component clears its slot, one does not.',
  readers: [
    { name: 'PetCard', key: 'card', pet: 1, fetchOnMount: true, clearOnUnmount: true },
    { name: 'PetList', key: 'list', pet: 2, fetchOnMount: true },
  ],
  replies: [1000, 1000, 1200, 1200].map((after) => ({ after, status: 200 })),
  steps: [
    { at: 0, act: { mount: ['PetCard', 'PetList'] }, caption: 'Both components mount and fetch.' },
    { at: 1000, caption: 'Both slots have data.' },
    {
      at: 1700,
      act: { unmount: ['PetCard', 'PetList'] },
      caption: 'The user leaves. The slot with `clearOnUnmount` is cleared, the other is kept.',
    },
    {
      at: 2700,
      act: { mount: ['PetCard', 'PetList'] },
      caption: 'The user returns, and both fetch again. Only `PetList` has data to show meanwhile.',
    },
    { at: 3900, caption: 'Both have new data. Nothing expired, and nothing came from a cache.' },
  ],
};

const signOut: Scenario = {
  id: 'sign-out',
  title: 'Sign out',
  intro: 'The user signs out while data is on the screen. What can the next user see?',
  readers: [
    { name: 'Account', key: 'account', pet: 1, fetchOnMount: true },
    { name: 'Badge', key: 'account' },
  ],
  replies: [
    { after: 1000, status: 200 },
    { after: 1200, status: 200, pet: 2 },
  ],
  steps: [
    {
      at: 0,
      act: { mount: ['Account', 'Badge'] },
      caption: '`Account` fetches, and `Badge` reads the same slot.',
    },
    { at: 1000, caption: 'Both show Rex, the pet of the first user.' },
    {
      at: 2000,
      act: { restart: 'sign-out' },
      caption:
        'The provider remounts, with another React `key`. Its new store is empty: there is no `previousData`.',
    },
    {
      at: 3200,
      caption: 'Luna, the pet of the next user, arrives. No data of the previous account was left.',
    },
  ],
};

const reload: Scenario = {
  id: 'reload',
  title: 'Reload',
  intro: 'The page reloads with data in the slot. Is anything left of it?',
  readers: [{ name: 'PetCard', pet: 1, fetchOnMount: true }],
  replies: [
    { after: 1000, status: 200 },
    { after: 1200, status: 200 },
  ],
  steps: [
    { at: 0, act: { mount: ['PetCard'] }, caption: '`PetCard` mounts and fetches.' },
    { at: 1000, caption: 'The slot has data, in memory only.' },
    {
      at: 1900,
      act: { restart: 'reload' },
      caption:
        'The page reloads. Nothing was persisted, so the slot starts in `init`, and `PetCard` fetches without `previousData`.',
    },
    { at: 3100, caption: 'The data is here again, from the server.' },
  ],
};

export const storageBehavior: readonly Scenario[] = [kept, signOut, reload];
