import { expect, it } from 'vitest';
import type { LabEvent } from '../core/events';
import { announce } from './useAnnouncement';

const sent = (request: number): LabEvent => ({ at: 0, type: 'sent', request, pet: 1 });

it('an announcement is the caption of the step and what came of it, without code spans and mounts', () => {
  const events: LabEvent[] = [{ at: 0, type: 'mount', reader: 'A' }, sent(1)];
  expect(announce('`A` mounts.', events)).toBe('A mounts. Request 1: GET /pet/1.');
});

it('of many lines, the last three are announced', () => {
  expect(announce('', [1, 2, 3, 4, 5].map(sent))).toBe(
    'Request 3: GET /pet/1. Request 4: GET /pet/1. Request 5: GET /pet/1.',
  );
});
