import { defaultIdentity } from '@hookloom/identity';
import type { PeerName } from './peers/build-peers.ts';
import type { Served } from './serve.ts';

/** The pages to load. */
export const PAGES = {
  home: '/',
  short: `/docs/how-${defaultIdentity.name.slug}-works/code-generation`,
  long: '/docs/react/api/stateful-hook',
  code: '/docs/react/tutorial/basic-application',
} as const;

export type PageName = keyof typeof PAGES;

/** The soft navigation from the long page. */
export const NAVIGATION = { to: '/docs/react/api/network-state', heading: 'NetworkState' };

/** What a search types. */
export const QUERY = 'stateful hook';

/** What opens when it's pressed. */
export interface Control {
  readonly button: string;
  readonly opened: string;
}

interface Controls {
  readonly search: Control;
  readonly menu: Control;
  readonly result: string;
  /** Whether the generator ends the URLs of its pages with a slash. */
  readonly hasSlashes?: boolean;
}

const docusaurusMenu = { button: '.navbar__toggle', opened: '.navbar-sidebar--show .navbar-sidebar' };

/** How to use each site. */
export const controls: Readonly<Record<'ours' | PeerName, Controls>> = {
  ours: {
    search: { button: 'nav.navbar button[aria-keyshortcuts]', opened: '[role=dialog] input' },
    menu: docusaurusMenu,
    result: '[role=dialog] [role=group] [role=option]',
  },
  stock: {
    search: { button: '.navbar__search-input', opened: '.navbar__search-input' },
    menu: docusaurusMenu,
    result: '[class*=dropdownMenu] [class*=suggestion]',
  },
  starlight: {
    search: { button: 'button[data-open-modal]', opened: '.pagefind-ui__search-input' },
    menu: { button: '.sl-menu-button', opened: '#starlight__sidebar:popover-open' },
    result: '.pagefind-ui__result-link',
    hasSlashes: true,
  },
  vitepress: {
    search: { button: '.VPNavBarSearch button', opened: '#localsearch-input' },
    menu: { button: '.VPLocalNav .menu', opened: '.VPSidebar.open' },
    result: '.VPLocalSearchBox a.result',
  },
};

/** A site that is measured. The floor is ours as static pages, which are only loaded. */
export type SiteName = keyof typeof controls | 'floor';

export type Site = Served & { readonly name: SiteName };

/** A path as the generator links to it. */
export const pathOn = (name: SiteName, path: string): string =>
  name !== 'floor' && controls[name].hasSlashes && !path.endsWith('/') ? `${path}/` : path;
