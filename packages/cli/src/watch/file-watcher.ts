import { existsSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { stampOf } from '../disk/stamp.js';

/** Editors and `git checkout` write several files, or one in several steps. */
const quietTime = 100;

/**
 * Reports which files changed. An event is only a reason to look: a file has changed if its stamp differs from the one it had
 * when it was read. So no change between reading and watching is missed, and none is reported twice.
 */
export class FileWatcher {
  #files = new Map<string, string>();
  #watched = '';
  #watcher: FSWatcher | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #onChange: (paths: ReadonlySet<string>) => void;

  constructor(onChange: (paths: ReadonlySet<string>) => void) {
    this.#onChange = onChange;
  }

  /**
   * Replaces the watched files. They don't have to exist.
   *
   * @param files - absolute paths, each with its stamp from before it was read
   */
  watch(files: ReadonlyMap<string, string>): void {
    this.#files = new Map(files);
    this.#listen();
    this.#look();
  }

  #listen(): void {
    const paths = new Set([...this.#files.keys()].flatMap((path) => [path, realPath(path)]));
    const folders = [...new Set([...paths].map(nearestFolder))];
    const watched = JSON.stringify([folders, ...paths]);
    if (watched === this.#watched) return;
    this.#watched = watched;
    const previous = this.#watcher;
    const ignored = (path: string, stats?: { isFile: () => boolean }) =>
      stats?.isFile() === true && !paths.has(resolve(path));
    const look = () => {
      this.#look();
    };
    // If the system has no events to offer, poll.
    const lookNowAndThen = () => setInterval(look, 1000);
    this.#watcher = watch(folders, { depth: 0, ignoreInitial: true, ignored })
      .on('all', look)
      .on('ready', look)
      .once('error', lookNowAndThen)
      .on('error', look);
    void previous?.close();
  }

  #look(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const changed = [...this.#files].filter(([path, stamp]) => stampOf(path) !== stamp);
      for (const [path] of changed) this.#files.set(path, stampOf(path));
      this.#listen();
      if (changed.length > 0) this.#onChange(new Set(changed.map(([path]) => path)));
    }, quietTime);
  }
}

// A symbolic link also changes when its target does.
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function nearestFolder(path: string): string {
  const folder = dirname(path);
  return existsSync(folder) || folder === path ? folder : nearestFolder(folder);
}
