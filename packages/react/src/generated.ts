/**
 * What generated code imports. Applications never import this path.
 *
 * The generated text of an operation:
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
 * An arrow function as `validate` has no effect when the module loads, so the object needs no annotation, and it may
 * name a schema that is declared later.
 *
 * @packageDocumentation
 */
import type { Issue } from './core/call-error.js';
import type { Call, DownloadHook, StatefulHook, StatelessHook } from './core/hook-types.js';
import type { CallRequest, Operation } from './core/operation.js';

export type { HttpError, Issue } from './core/call-error.js';
export type { Call, DownloadHook, StatefulHook, StatelessHook } from './core/hook-types.js';
export type {
  Operation,
  Parameter,
  PropertyEncoding,
  RequestBody,
  ResponseBody,
  Serialization,
  Validate,
} from './core/operation.js';

/** What `check` needs of a schema; those of zod and zod/mini have it. */
export type Schema = {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
};

export declare function check(schema: Schema, value: unknown): readonly Issue[];
export declare function createStatefulHook<R extends CallRequest, T, E>(
  operation: Operation<R, T, E>,
): StatefulHook<R, T, E>;
export declare function createStatelessHook<R extends CallRequest, T, E>(
  operation: Operation<R, T, E>,
): StatelessHook<R, T>;
export declare function createDownloadHook<R extends CallRequest, T, E>(
  operation: Operation<R, T, E>,
): DownloadHook<R, E>;
export declare function createCall<R extends CallRequest, T, E>(operation: Operation<R, T, E>): Call<R, T>;
