import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { NetworkFirst } from 'workbox-strategies';
import { isInFolder, visited } from './visited-files';

const networkFirst = new NetworkFirst({ ...visited, networkTimeoutSeconds: 4 });

export const isPicture = (url: URL): boolean => isInFolder(url, 'img');

/** Responds with a picture, or with the one that was there on an earlier visit. */
export const respondWithPicture = ({ request, event }: RouteHandlerCallbackOptions): Promise<Response> =>
  networkFirst.handle({ request, event });
