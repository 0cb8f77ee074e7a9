import { useLocation } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';

/**
 * Disables smooth scrolling to anchors if the navbar hides on scroll: scrolling up smoothly would show the navbar again.
 */
export function useInstantHashScroll(): void {
  const { hideOnScroll } = useThemeConfig().navbar;
  const location = useLocation();

  // Must run before Docusaurus' own scroll, in an effect of a parent in the same commit.
  useIsomorphicLayoutEffect(() => {
    if (!hideOnScroll || !location.hash) return undefined;
    const { style } = document.documentElement;
    style.scrollBehavior = 'auto';
    const frame = requestAnimationFrame(() => (style.scrollBehavior = ''));
    return () => cancelAnimationFrame(frame);
  }, [hideOnScroll, location]);
}
