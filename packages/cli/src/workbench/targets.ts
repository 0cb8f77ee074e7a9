import { isAddress } from '../document/read-document.js';
import type { LoadedSource } from './read-source.js';

/** A base URL that requests may be sent to. */
export type Target = {
  /** Without a slash at the end. */
  base: string;
  description?: string;
  /** Whether the user named it, so that it may have a private address. */
  isNamed: boolean;
  /** Whether it gets the headers of the config file. */
  getsHeaders: boolean;
};

/**
 * The base URLs of a source: the one in the config file, those named with an option, then those in the spec. A spec comes from
 * elsewhere, so its servers must be public, on this machine, or where the spec is.
 */
export function targetsOf({ source, reader }: LoadedSource, baseUrls: readonly string[]): Target[] {
  const own = source.workbench?.baseURL;
  const specHost = isAddress(source.spec) ? hostOf(source.spec) : undefined;
  const named = [...(own === undefined ? [] : [own]), ...baseUrls].map((url): Target => {
    const base = normal(url);
    return { base, isNamed: true, getsHeaders: own !== undefined && base === normal(own) };
  });
  const documented = (reader?.index.servers ?? []).map(({ url, description }): Target => {
    const host = hostOf(url);
    return {
      base: normal(url),
      ...(description !== undefined && { description }),
      isNamed: isLoopback(host) || host === specHost,
      getsHeaders: false,
    };
  });
  const bases = new Set(named.map(({ base }) => base));
  return [...named, ...documented.filter(({ base }) => !bases.has(base))];
}

/** The target that contains a URL: the same origin, and a path below its path. */
export function findTarget(targets: readonly Target[], url: URL): Target | undefined {
  return targets
    .filter(({ base }) => {
      const { origin, pathname } = new URL(base);
      const folder = pathname.replace(/\/*$/, '/');
      return (
        url.origin === origin && (url.pathname === folder.slice(0, -1) || url.pathname.startsWith(folder))
      );
    })
    .sort((a, b) => b.base.length - a.base.length)[0];
}

function normal(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`.replace(/\/+$/, '');
}

const hostOf = (url: string) => new URL(url).hostname;

function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}
