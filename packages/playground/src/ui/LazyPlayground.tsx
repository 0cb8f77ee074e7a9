import { lazy } from 'react';

export type { PlaygroundProps } from './Playground.tsx';

/** A spec in an editor, and what is generated from it. It fills its parent, and renders in the browser only. */
export const Playground = lazy(() => import('./Playground.tsx'));
