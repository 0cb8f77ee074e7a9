import type { FromFrame } from '../messages.ts';

// Taken before the reader's code can replace it.
const parent = window.parent;
const send = parent.postMessage.bind(parent);

/** Sends a message to the page. The frame has an origin of its own, so it can't name the page's. */
export const toPage = (message: FromFrame) => send(message, '*');
