import { renameSync, utimesSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { it } from '../../test/support/fixtures.js';
import type { Project } from '../../test/support/project.js';
import { stampOf } from './stamp.js';

const sameTime = new Date(1_000_000);

describe('stampOf', () => {
  it('stays the same as long as the file does', ({ project }) => {
    project.write('a.json', 'text');
    expect(stampOf(project.path('a.json'))).toBe(stampOf(project.path('a.json')));
    expect(stampOf(project.path('a.json'))).not.toBe('');
  });

  it.for<[what: string, change: (project: Project) => void]>([
    ['other text of another length', (project) => project.write('a.json', 'longer text')],
    [
      'another file, of the same length and time, in its place',
      (project) => {
        project.write('b.json', 'TEXT');
        utimesSync(project.path('b.json'), sameTime, sameTime);
        renameSync(project.path('b.json'), project.path('a.json'));
      },
    ],
    ['another time', (project) => utimesSync(project.path('a.json'), sameTime, new Date(2_000_000))],
  ])('changes with %s', ([, change], { project }) => {
    project.write('a.json', 'text');
    utimesSync(project.path('a.json'), sameTime, sameTime);
    const before = stampOf(project.path('a.json'));
    change(project);
    expect(stampOf(project.path('a.json'))).not.toBe(before);
  });

  it('is empty if there is no file', ({ project }) => {
    expect(stampOf(project.path('gone.json'))).toBe('');
    expect(stampOf(project.path('package.json/below-a-file.json'))).toBe('');
  });
});
