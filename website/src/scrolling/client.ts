import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type { ClientModule } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { loadPositions } from './positions';
import { scrollStart } from './scroll-start';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
const { hideOnScroll } = (siteConfig.themeConfig as ThemeConfig).navbar;

const jumpTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Also makes the scroll smooth that Docusaurus causes afterward, when it moves the focus to the top of the page. */
function scrollSmoothlyTo(top: number): void {
  document.documentElement.style.scrollBehavior = 'smooth';
  window.scrollTo({ top });
}

function createScrolling(): ClientModule {
  const positions = loadPositions(() => window.sessionStorage);
  let from = 0;
  let click: { readonly hash: string; readonly top: number } | undefined;

  // Chrome scrolls to a heading of the same page after `popstate`, Firefox and Safari before it.
  const noteClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    click = link ? { hash: link.hash, top: window.scrollY } : undefined;
  };
  window.addEventListener('click', noteClick, { capture: true });

  // On Back and Forward, the browser would scroll before the page is there. On a reload, it restores the position well.
  const restoreHere = () => (window.history.scrollRestoration = 'manual');
  window.addEventListener('pageshow', restoreHere);
  // The page may have been shown before its scripts run.
  if (document.readyState === 'complete') restoreHere();
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    positions.save();
  });

  return {
    onRouteUpdate({ location, previousLocation }) {
      document.documentElement.style.scrollBehavior = '';
      from = click?.hash === location.hash ? click.top : window.scrollY;
      click = undefined;
      if (previousLocation) positions.set(previousLocation, from);
      return undefined;
    },

    // Docusaurus has just jumped to the top or to the hash target, and the browser hasn't painted it yet.
    onRouteDidUpdate({ location, previousLocation }) {
      if (!previousLocation) return undefined;
      const visited = positions.get(location);
      if (visited !== undefined) jumpTo(visited);
      const target = window.scrollY;
      const isSamePage = location.pathname === previousLocation.pathname;
      const isInstant =
        visited !== undefined || (location.hash && (hideOnScroll || !isSamePage)) || from === target;
      if (isInstant || window.matchMedia(REDUCED_MOTION).matches) return undefined;
      jumpTo(scrollStart(from, target, window.innerHeight));
      scrollSmoothlyTo(target);
      return undefined;
    },
  };
}

/**
 * Scrolls after a navigation: smoothly to the top and to a heading of the same page, from at most one screen away. Back,
 * Forward and headings of other pages are reached at once, and so is everything for users who prefer reduced motion.
 */
const scrolling: ClientModule = ExecutionEnvironment.canUseDOM ? createScrolling() : {};

export default scrolling;
