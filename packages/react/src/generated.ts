/**
 * What generated code imports. Don't import it in an app.
 *
 * The generated code of an operation:
 *
 * ```ts
 * import { check, createCall, createStatefulHook, createStatelessHook } from '@hookloom/react/generated';
 * import type { HttpError, Operation } from '@hookloom/react/generated';
 * import { petSchema, apiErrorSchema, type ApiError, type Pet } from './schemas';
 *
 * export type GetPetByIdRequest = { path: { petId: number } };
 * export type GetPetByIdError = HttpError<404, ApiError>;
 *
 * const operation: Operation<GetPetByIdRequest, Pet, GetPetByIdError> = {
 *   source: 'petstore',
 *   id: 'getPetById',
 *   method: 'GET',
 *   path: '/pet/{petId}',
 *   server: 'https://petstore.example/api',
 *   parameters: [{ in: 'path', name: 'petId', required: true, validate: (value) => check(petIdSchema, value) }],
 *   responses: {
 *     200: { as: 'json', validate: (value) => check(petSchema, value) },
 *     404: { as: 'json', validate: (value) => check(apiErrorSchema, value) },
 *   },
 * };
 *
 * export const useGetPetById = /* @__PURE__ *\/ createStatefulHook(operation);
 * export const useGetPetByIdAsync = /* @__PURE__ *\/ createStatelessHook(operation);
 * export const getPetById = /* @__PURE__ *\/ createCall(operation);
 * ```
 *
 * `validate` is an arrow function, so that it can refer to a schema that is declared later, and so that bundlers can drop
 * an unused operation.
 *
 * @packageDocumentation
 */
export type { BasicCredentials, Credential } from './core/auth-settings.js';
export { authorize, type SecurityRequirement, type SecurityScheme } from './core/authorize.js';
export type { HttpError, Issue } from './core/call-error.js';
export { check, type Schema } from './core/check.js';
export { anyResponse, bodyByContentType, responseByContentType } from './core/content-type.js';
export { createCall } from './core/create-call.js';
export { createStreamCall } from './core/create-stream-call.js';
export { multipart, urlencoded } from './core/encode-form.js';
export type {
  AcceptCall,
  AcceptDownloadHook,
  AcceptOptions,
  AcceptStatefulHook,
  AcceptStatelessHook,
  Call,
  CallOptions,
  DownloadedFile,
  DownloadHook,
  StatefulHook,
  StatelessHook,
} from './core/hook-types.js';
export type {
  AcceptOperation,
  Authorize,
  ChooseBody,
  ChooseResponse,
  EncodeBody,
  Operation,
  Parameter,
  PropertyEncoding,
  RequestBody,
  ResponseBody,
  Serialization,
  Validate,
} from './core/operation.js';
export { createDownloadHook } from './react/create-download-hook.js';
export { createStatefulHook } from './react/create-stateful-hook.js';
export { createStatelessHook } from './react/create-stateless-hook.js';
export { createStatelessStreamHook } from './react/create-stateless-stream-hook.js';
export { createStreamHook } from './react/create-stream-hook.js';
export { jsonLines, jsonSequence, serverSentEvents, type StreamParser } from './core/stream-parsers.js';
export type { OperationStream, StreamBody } from './core/stream-types.js';
