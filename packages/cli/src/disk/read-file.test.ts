import { mkdirSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { it } from '../../test/support/fixtures.js';
import { readFileIfExists } from './read-file.js';

describe('readFileIfExists', () => {
  it('reads a file as UTF-8', ({ project }) => {
    project.write('a.json', 'Grüße');
    expect(readFileIfExists(project.path('a.json'), 'a.json')).toBe('Grüße');
  });

  it.for(['gone.json', 'package.json/below-a-file.json'])('finds nothing at %s', (path, { project }) => {
    expect(readFileIfExists(project.path(path), path)).toBeUndefined();
  });

  it('fails with HL4006 if it cannot read what is there', ({ project }) => {
    mkdirSync(project.path('a.json'));
    expect(() => readFileIfExists(project.path('a.json'), 'a.json')).toThrow(
      expect.objectContaining({
        diagnostics: [
          expect.objectContaining({
            code: 'HL4006',
            message: "a.json can't be read: it is a folder.",
            file: 'a.json',
          }),
        ],
      }),
    );
  });
});
