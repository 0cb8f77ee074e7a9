import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onInterrupt } from '../console/interrupt.js';
import { fail } from '../diagnostics.js';
import { stateFolder } from '../names.js';
import { describeError, errorCode } from './describe-error.js';

type Holder = { pid: number; host: string; started: number };

/**
 * Runs work that writes while it holds the project's lock. Takes over the lock of a dead process.
 *
 * @param patient - whether to wait for another run to end instead of failing
 * @throws Failure with HL5003 or HL5004
 */
export async function withLock<T>(root: string, work: () => Promise<T> | T, patient = false): Promise<T> {
  const path = join(root, stateFolder, 'lock');
  while (!acquire(path)) {
    const holder = holderOf(path);
    // Otherwise it is being written, released or taken over at this moment, or a process was killed while it did that.
    if (!patient && holder !== undefined && !isDead(path)) refuse(holder);
    await wait(100);
  }
  const release = () => {
    if (holderOf(path)?.pid === process.pid) rmSync(path, { force: true });
  };
  const forget = onInterrupt(release);
  try {
    return await work();
  } finally {
    forget();
    release();
  }
}

const shown = `${stateFolder}/lock`;

function acquire(path: string): boolean {
  try {
    mkdirSync(dirname(path), { recursive: true });
    return create(path) || (isDead(path) && takeOver(path));
  } catch (error) {
    fail('HL5003', `${shown} can't be written: ${describeError(error)}.`, { file: shown });
  }
}

function refuse({ pid }: Holder): never {
  fail('HL5004', `Another run (process ${pid}) holds the lock.`, { file: shown });
}

function create(path: string): boolean {
  const holder: Holder = { pid: process.pid, host: hostname(), started: Date.now() };
  try {
    writeFileSync(path, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    // On a full disk, the empty file may remain: a lock without a holder.
    rmSync(path, { force: true });
    throw error;
  }
}

// Two runs may find the same dead lock. The guard lets only one of them check again and replace it.
function takeOver(path: string): boolean {
  const guard = `${path}.takeover`;
  if (ageOf(guard) > 10_000) rmSync(guard, { force: true });
  if (!create(guard)) return false;
  try {
    if (!isDead(path)) return false;
    rmSync(path, { force: true });
    return create(path);
  } finally {
    rmSync(guard, { force: true });
  }
}

function isDead(path: string): boolean {
  const holder = holderOf(path);
  // Without a holder, it is being written right now, or the process died while writing it.
  if (holder === undefined) return ageOf(path) > 10_000;
  if (holder.host !== hostname()) return false;
  const beforeBoot = holder.started < Date.now() - uptime() * 1000;
  return beforeBoot || holder.pid === process.pid || !isAlive(holder.pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function holderOf(path: string): Holder | undefined {
  try {
    const found = JSON.parse(readFileSync(path, 'utf8')) as Holder | null;
    return typeof found?.pid === 'number' ? found : undefined;
  } catch {
    return undefined;
  }
}

function ageOf(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? 0 : Date.now() - stats.mtimeMs;
}
