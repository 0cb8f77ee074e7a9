import type { Scenario } from '../core/scenario';

const PetCard = { name: 'PetCard' };

const settle: Scenario = {
  id: 'settle',
  title: 'A call settles',
  intro: '`PetCard` loads a pet, then loads it again. Watch the slot, and what it keeps.',
  readers: [PetCard],
  replies: [
    { after: 1200, status: 200 },
    { after: 1200, status: 200 },
  ],
  steps: [
    {
      at: 0,
      act: { mount: ['PetCard'] },
      caption: '`PetCard` mounts. There was no call yet, so the slot is `init`.',
    },
    {
      at: 600,
      act: { execute: 'PetCard', pet: 1 },
      caption: '`execute` starts a call: the slot is `pending`.',
    },
    { at: 1800, caption: 'The response is valid: the slot is `success`, and has the data.' },
    {
      at: 2600,
      act: { execute: 'PetCard', pet: 1 },
      caption: 'A new call leads to `pending` again. `previousData` is the data of the last success.',
    },
    {
      at: 3800,
      caption: 'The call settles once, as `success`. The slot stays in that state until the next call.',
    },
  ],
};

const fail: Scenario = {
  id: 'fail',
  title: 'A call fails',
  intro: 'The first call succeeds, the second fails. Watch what is left of the first.',
  readers: [PetCard],
  replies: [
    { after: 1000, status: 200 },
    { after: 1000, status: 'offline' },
    { after: 1000, status: 200 },
  ],
  steps: [
    {
      at: 0,
      act: { mount: ['PetCard'] },
      caption: '`PetCard` mounts, and the slot is `init`.',
    },
    { at: 300, act: { execute: 'PetCard', pet: 1 }, caption: 'The first call starts.' },
    { at: 1300, caption: 'It succeeds: the slot has the data.' },
    {
      at: 1800,
      act: { execute: 'PetCard', pet: 1 },
      caption: 'The second call starts. The connection is lost.',
    },
    { at: 2800, caption: 'The slot is `error`. `previousData` is still there, so you can keep showing it.' },
    {
      at: 3400,
      act: { execute: 'PetCard', pet: 1 },
      caption: 'From `error`, a call leads to `pending`, too.',
    },
    { at: 4400, caption: 'The third call succeeds, and the error is gone.' },
  ],
};

const clear: Scenario = {
  id: 'clear',
  title: 'clear() aborts',
  intro: '`clear()` is called while a request is in flight. Watch the request, and look for an error.',
  readers: [PetCard],
  replies: [{ after: 3000, status: 200 }],
  steps: [
    { at: 0, act: { mount: ['PetCard'] }, caption: '`PetCard` mounts, and the slot is `init`.' },
    { at: 600, act: { execute: 'PetCard', pet: 1 }, caption: 'A call starts: the slot is `pending`.' },
    {
      at: 2000,
      act: { clear: 'PetCard' },
      caption: '`clear()` aborts the request. The slot is `init` again: an abort is never an error.',
    },
  ],
};

export const networkState: readonly Scenario[] = [settle, fail, clear];
