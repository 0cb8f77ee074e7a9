import { OFFLINE_BUDGET } from '../../../config/offline';

/** Whether the browser has room for the site, twice: pages of an earlier version may be open. */
export async function hasRoom(storage: Pick<StorageManager, 'estimate'> | undefined): Promise<boolean> {
  const { quota = Infinity, usage = 0 } = (await storage?.estimate()) ?? {};
  return quota - usage >= 2 * OFFLINE_BUDGET;
}
