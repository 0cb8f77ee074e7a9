import type { Runtime } from '@hookloom/playground';

/** Loads the runtime for projects that are downloaded, which `plugins/runtime-source` wrote. */
export async function loadRuntime(url: string): Promise<Runtime> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) throw new Error("The runtime couldn't be loaded. Check your connection, and try again.");
  return (await response.json()) as Runtime;
}
