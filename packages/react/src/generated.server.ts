/**
 * What generated code imports under the condition `react-server`: the plain functions work, hooks throw when called. It has
 * each export of `generated.ts`, for a module that imports a missing one does not even load.
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
