import { afterEach, expect, it, vi } from 'vitest';
import { highlight } from './highlight';

afterEach(() => void vi.restoreAllMocks());

it('marks a line to its end, however slow the machine is', async () => {
  const code = 'export const load = (petId: number) => getPetById(config, { path: { petId } });';
  const marked = await highlight(code, 'ts');
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 60_000));
  expect(await highlight(code, 'ts')).toBe(marked);
});
