import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../src/diagnostics.js';
import { type Result, start, type Started } from './run.js';

export type Json = { ok: boolean; diagnostics: Diagnostic[]; [key: string]: unknown };
type Source = { id: string; spec: string; headers?: Record<string, string> };

/** A project of a user, in a folder of its own. */
export class Project {
  readonly folder = mkdtempSync(join(tmpdir(), 'hookloom-'));

  constructor() {
    this.write('package.json', '{}');
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  write(name: string, contents: string | object): void {
    mkdirSync(dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), typeof contents === 'string' ? contents : JSON.stringify(contents));
  }

  read(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  has(name: string): boolean {
    return existsSync(this.path(name));
  }

  /** Every file below a folder, hidden ones too. */
  files(name = '.'): string[] {
    if (!this.has(name)) return [];
    const entries = readdirSync(this.path(name), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(this.folder.length + 1))
      .sort();
  }

  configure(...sources: Source[]): void {
    this.write('hookloom.config.json', { output: 'src/hookloom', sources });
  }

  start(args: readonly string[], env?: Record<string, string>): Started {
    return start(this.folder, args, env);
  }

  run(...args: string[]): Promise<Result> {
    return this.start(args).ended;
  }

  /** Runs a command with `--json`, whose whole output has to be JSON. */
  async json(args: readonly string[], env?: Record<string, string>): Promise<Json & { code: number | null }> {
    const { code, stdout, stderr } = await this.start([...args, '--json'], env).ended;
    if (stderr !== '') throw new Error(`Unexpected on standard error: ${stderr}`);
    return { code, ...(JSON.parse(stdout) as Json) };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
