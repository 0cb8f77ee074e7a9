import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { findInstalledFirefox } from './firefox.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'firefox-'));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it.runIf(process.platform !== 'win32')('uses only a Firefox that its driver can test the site in', () => {
  const findsVersion = (version: string, exitCode = 0) => {
    const firefox = path.join(folder, version);
    writeFileSync(firefox, `#!/bin/sh\necho 'Mozilla Firefox ${version}'\nexit ${exitCode}\n`, {
      mode: 0o755,
    });
    vi.stubEnv('FIREFOX_PATH', firefox);
    return findInstalledFirefox() === firefox;
  };
  expect(findsVersion('140.12.0esr')).toBe(false);
  expect(findsVersion('153.7.0esr')).toBe(true);
  expect(findsVersion('160.0.1')).toBe(true);
  expect(findsVersion('161.0', 1)).toBe(false);
});
