import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { longLimits } from '../../vitest.limits.ts';
import { play, readSession } from './session.ts';

const samples = fileURLToPath(new URL('..', import.meta.url));
const sessions = readdirSync(samples, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.console') && !file.startsWith('node_modules'),
);

// The report of the samples' tests identifies a session by this title.
test.for(sessions)('%s', { timeout: longLimits.testTimeout }, async (file) => {
  const recorded = await readSession(file);
  const written = recorded.map(({ typed, printed }) => ({ typed, printed: printed.trim() }));
  const played = (await play(recorded)).map(({ typed, printed }) => ({ typed, printed: printed.trim() }));
  expect(played).toEqual(written);
});
