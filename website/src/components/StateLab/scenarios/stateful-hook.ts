import type { Scenario } from '../core/scenario';

const late: Scenario = {
  id: 'late',
  title: 'A late response',
  intro:
    'Pet 1 takes long, so the user asks for pet 2. Then the response with pet 1 arrives. Which pet is shown?',
  readers: [{ name: 'PetCard' }],
  replies: [
    { after: 3000, status: 200, isLate: true },
    { after: 1200, status: 200 },
  ],
  steps: [
    { at: 0, act: { mount: ['PetCard'] }, caption: '`PetCard` mounts. It sends nothing on its own.' },
    {
      at: 400,
      act: { execute: 'PetCard', pet: 1 },
      caption: '`execute` asks for pet 1. The server takes its time.',
    },
    {
      at: 1300,
      act: { execute: 'PetCard', pet: 2 },
      caption: '`execute` asks for pet 2, and aborts the first call. The slot is still `pending`.',
    },
    { at: 2500, caption: 'Pet 2 arrives: `success`.' },
    {
      at: 3400,
      caption:
        'The response with pet 1 arrives late and is ignored. The newest call wins, so the slot still has Luna.',
    },
  ],
};

const shared: Scenario = {
  id: 'shared',
  title: 'Two components, one request',
  intro: 'Two components load the same pet. Count the requests.',
  readers: [
    { name: 'PetCard', pet: 1, fetchOnMount: true },
    { name: 'PetTitle', pet: 1, fetchOnMount: true },
  ],
  replies: [
    { after: 1600, status: 200 },
    { after: 1000, status: 200 },
  ],
  steps: [
    {
      at: 0,
      act: { mount: ['PetCard'] },
      caption: '`PetCard` mounts with `fetchOnMount`, and sends a request.',
    },
    {
      at: 700,
      act: { mount: ['PetTitle'] },
      caption: '`PetTitle` mounts with the same request. It shares the call in flight.',
    },
    { at: 1600, caption: 'One response, one slot: both components show Rex.' },
    {
      at: 2400,
      act: { clear: 'PetTitle' },
      caption: '`PetTitle` calls `clear()`. The slot is `init` for both.',
    },
  ],
};

const unmount: Scenario = {
  id: 'unmount',
  title: 'Unmounting during a call',
  intro: '`PetCard` unmounts before its response arrives. Where does the response go?',
  readers: [{ name: 'PetCard', pet: 1, fetchOnMount: true }, { name: 'PetBadge' }],
  replies: [{ after: 2000, status: 200 }],
  steps: [
    { at: 0, act: { mount: ['PetCard'] }, caption: '`PetCard` mounts and sends a request.' },
    {
      at: 900,
      act: { unmount: ['PetCard'] },
      caption: "`PetCard` unmounts. It didn't set `clearOnUnmount`, so the call continues.",
    },
    { at: 2000, caption: 'The response arrives, and is stored in the slot.' },
    {
      at: 2800,
      act: { mount: ['PetBadge'] },
      caption: '`PetBadge`, the next reader, mounts and shows Rex at once. It sends nothing.',
    },
  ],
};

export const statefulHook: readonly Scenario[] = [late, shared, unmount];
