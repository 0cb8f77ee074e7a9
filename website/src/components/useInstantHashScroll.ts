import { useLocation } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';

/**
 * Goes to a hash anchor at once where the navbar hides on scroll. A smooth way up is a series of scrolls up, and each of
 * them but the first would show the navbar again.
 */
export function useInstantHashScroll(): void {
  const { hideOnScroll } = useThemeConfig().navbar;
  const location = useLocation();

  // Before the generator's own scroll, which an effect further up the tree makes in the same commit.
  useIsomorphicLayoutEffect(() => {
    if (!hideOnScroll || !location.hash) return undefined;
    const { style } = document.documentElement;
    style.scrollBehavior = 'auto';
    const frame = requestAnimationFrame(() => (style.scrollBehavior = ''));
    return () => cancelAnimationFrame(frame);
  }, [hideOnScroll, location]);
}
