import { expect, it } from 'vitest';
import { fillRegions } from './regions.ts';

const sections = {
  shout: ({ subject, name }: { subject: string; name: (text: string) => string }) =>
    `**${subject.toUpperCase()}** ${name('key')}`,
  refuse: () => {
    throw new Error('there is nothing to say.');
  },
};

const page = (...lines: string[]) => lines.join('\n');

it.each([
  ['fills an empty region', ['{/* reference: shout one two */}', '{/* /reference */}'], '**ONE TWO** `key`'],
  ['replaces what stood there', ['{/* reference: shout a */}', 'old', '{/* /reference */}'], '**A** `key`'],
])('%s', async (_, region, want) => {
  expect(await fillRegions(page('before', ...region, 'after'), sections)).toBe(
    page('before', region[0]!, '', want, '', '{/* /reference */}', 'after'),
  );
});

it('links a name that the page defines', async () => {
  const text = page('{/* reference: shout a */}', '{/* /reference */}', '[`key`]: #slots');
  expect(await fillRegions(text, sections)).toContain('**A** [`key`]\n');
});

it('leaves a page without regions as it is', async () => {
  expect(await fillRegions('A  page\n\n\n* of any layout', sections)).toBe('A  page\n\n\n* of any layout');
});

it.each([
  [['{/* reference: whisper */}'], 'line 2: there is no "whisper"; use shout, refuse.'],
  [['{/* reference: refuse */}'], 'line 2: there is nothing to say.'],
  [['{/* reference: shout a */}'], 'line 2: the region has no end; close it with {/* /reference */}.'],
  [['{/* reference: shout a */}', '{/* reference: shout b */}'], 'line 3: the region of line 2 is open'],
  [['{/* /reference */}'], 'line 2: nothing is open here; remove the marker.'],
])('says where a marker is wrong, and the hint: %j', async (region, problem) => {
  await expect(fillRegions(page('before', ...region), sections)).rejects.toThrow(problem);
});
