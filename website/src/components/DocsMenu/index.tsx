import { useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

// If it can't be loaded, the links of the navbar above it remain.
const Tree = lazy(() => import('./Tree').catch(() => ({ default: () => null })));

/** The tree of the docs for the mobile menu outside of the docs. Loads once the menu is opened. */
export default function DocsMenu(): ReactNode {
  const isInDocs = useActivePlugin() !== undefined;
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsShown(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isInDocs]);

  if (isInDocs) return null;
  return (
    <div ref={place} className="docs-menu">
      {isShown && (
        <Suspense>
          <Tree />
        </Suspense>
      )}
    </div>
  );
}
