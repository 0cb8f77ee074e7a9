import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (name: string, height: number) => Promise<void>;
  }
}

/** Updates the picture of what is on the page, in `npm run pictures`. Its code is listed in `e2e/pictures/sources.ts`. */
export const takePicture = (name: string, height: number): Promise<void> =>
  commands.takePicture(name, height);
