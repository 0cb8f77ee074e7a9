import { preloadEditor } from '@hookloom/workbench/editor';

/** Loads the playground, which renders in the browser only, and beside it the editor that it shows. */
export function loadPlayground(): Promise<typeof import('./Playground.tsx')> {
  void preloadEditor();
  return import(/* webpackChunkName: "playground" */ './Playground.tsx');
}
