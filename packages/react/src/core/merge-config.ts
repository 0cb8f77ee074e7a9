import type { HookloomConfigs, SourceConfig } from './source-config.js';

export type MergedConfig = Omit<SourceConfig, 'headers'> & { setHeaders: (target: Headers) => Promise<void> };

export function setHeaders(target: Headers, source: HeadersInit | undefined): void {
  if (source) new Headers(source).forEach((value, name) => target.set(name, value));
}

/** Merges a source's settings over the defaults, property by property, and headers by name. */
export function mergeConfig(configs: HookloomConfigs, source: string): MergedConfig {
  const layers: SourceConfig<object>[] = [configs.defaults ?? {}, configs[source] ?? {}];
  const given = layers.flatMap(Object.entries<unknown>).filter(([, value]) => value !== undefined);
  const merged: SourceConfig = Object.fromEntries(given);
  return {
    ...merged,
    async setHeaders(target) {
      for (const { headers } of layers)
        setHeaders(target, typeof headers === 'function' ? await headers() : headers);
    },
  };
}
