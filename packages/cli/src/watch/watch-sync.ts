import type { Source } from '../config/config.js';
import { hasNewVersion, isAddress } from '../document/read-document.js';
import { SyncInputs } from '../document/sync-inputs.js';
import type { Synced } from '../document/sync-source.js';
import type { Task } from './task.js';

type Options = Pick<Task<Synced>, 'describe' | 'report'> & {
  sync: (source: Source, root: Parameters<Task<Synced>['run']>[1], sightings: SyncInputs) => Promise<Synced>;
  /** Seconds. */
  interval: number;
};

/** Watches files, and polls URLs for a new version. */
export function watchSyncTask({ sync, interval, ...rest }: Options): Task<Synced> {
  const seen = new Map<string, SyncInputs>();
  return {
    ...rest,
    quiet: ['unchanged'],
    async run(source, project) {
      const sightings = new SyncInputs();
      const result = await sync(source, project, sightings);
      seen.set(source.id, sightings);
      return { result, files: sightings.files };
    },
    poll: {
      interval: interval * 1000,
      count: () => [...seen.values()].reduce((sum, { addresses }) => sum + addresses.size, 0),
      isDue: async (source, last) => {
        const sightings = seen.get(source.id);
        if (last?.status === 'failed' && isAddress(source.spec)) return true;
        return sightings !== undefined && (await hasNewVersion(source, sightings));
      },
    },
  };
}
