import { preloadEditor } from '@hookloom/workbench/editor';
import { preloadable } from '@hookloom/workbench/preloadable';

export type { PlaygroundProps } from './Playground.tsx';

const [Playground, preload] = preloadable(
  () => import(/* webpackChunkName: "playground" */ './Playground.tsx'),
);

/** A spec in an editor, and what is generated from it. It fills its parent, and renders in the browser only. */
export { Playground };

/** Loads what the playground shows first at the same time, and earlier than a render can ask for it. */
export async function preloadPlayground(): Promise<void> {
  // If something can't be loaded, the render asks for it again, and its error is handled there.
  await Promise.allSettled([preload(), preloadEditor()]);
}
