/**
 * What generated code imports in Server Components (the `react-server` condition). Plain functions work, and hooks throw
 * when called. It has each export of `generated.ts`, because importing a missing export is a syntax error.
 */
import { clientOnlyHook } from './server/client-only.js';

export { authorize } from './core/authorize.js';
export { check } from './core/check.js';
export { anyResponse, bodyByContentType, responseByContentType } from './core/content-type.js';
export { createCall } from './core/create-call.js';
export { createStreamCall } from './core/create-stream-call.js';
export { jsonLines, jsonSequence, serverSentEvents } from './core/stream-parsers.js';
export { multipart, urlencoded } from './core/encode-form.js';
export const createDownloadHook = /* @__PURE__ */ clientOnlyHook('Download');
export const createStatefulHook = /* @__PURE__ */ clientOnlyHook();
export const createStatelessHook = /* @__PURE__ */ clientOnlyHook('Async');
export const createStatelessStreamHook = /* @__PURE__ */ clientOnlyHook('StreamAsync');
export const createStreamHook = /* @__PURE__ */ clientOnlyHook('Stream');
