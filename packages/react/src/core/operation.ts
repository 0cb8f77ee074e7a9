import type { AuthSettings } from './auth-settings.js';
import type { Issue } from './call-error.js';

/** Validates a value. Returns an empty list if it is valid. */
export type Validate = (value: unknown) => readonly Issue[];

/** Returns the request with the credentials that the operation requires, if they are set. */
export type Authorize = (request: Request, auth: AuthSettings | undefined) => Promise<Request>;

/** The parts of a request. The generated type requires what the operation requires. */
export type CallRequest = {
  /** The path parameters. */
  path?: object;
  /** The query parameters. */
  query?: object;
  /** The header parameters. */
  headers?: object;
  /** The request body. */
  body?: unknown;
  /** The content type of the body, if the operation accepts several. */
  contentType?: string | undefined;
  /** The content type to ask for, if the operation can respond with several. */
  accept?: string | undefined;
};

/**
 * How a value is encoded in a path, a query, a header or a form.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#style-values
 */
export type Serialization = {
  /** By default, `simple` in a path or header, and `form` in a query or body. */
  readonly style?: 'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';
  /** By default, `true` for `form` and `deepObject`. */
  readonly explode?: boolean;
  /** Whether `:/?@!$'()*,;=` and percent-encoded triples stay as they are, in a query or form. */
  readonly allowReserved?: boolean;
};

/** A path, query or header parameter. Parameters are sent in the order of the list. */
export type Parameter = Serialization & {
  /** Where the parameter is sent. */
  readonly in: 'path' | 'query' | 'header';
  /** The name in the spec and in the request, such as `request.path.petId`. */
  readonly name: string;
  /** Whether a call needs the parameter. Path parameters are always required. */
  readonly required?: boolean;
  /** Whether the value is sent as JSON, because the spec describes the parameter with `content`. */
  readonly json?: boolean;
  /** Validates the value before it is sent. */
  readonly validate?: Validate;
};

/**
 * How a property of a form is encoded. Absent members have the defaults of OpenAPI 3.1.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#encoding-object
 */
export type PropertyEncoding = Serialization & {
  /** The Content-Type of the part in a `multipart` body. In an `urlencoded` body, only JSON has an effect. */
  readonly contentType?: string;
};

/** Encodes a body for `fetch`. Returns its Content-Type too, unless `fetch` sets the right one. */
export type EncodeBody = (value: unknown, body: RequestBody) => [body: BodyInit, type?: string | undefined];

/** How the body of a request is encoded. */
export type RequestBody = {
  /** The encoding. Forms are encoded by the functions `urlencoded` and `multipart`. */
  readonly as: 'json' | 'binary' | 'text' | EncodeBody;
  /**
   * The Content-Type, by default `application/json`, `text/plain` or the type of the Blob. Not used for `multipart`, for
   * which the browser adds a boundary.
   */
  readonly type?: string;
  /** Whether a call without a body ends with a `request-validation` error. */
  readonly required?: boolean;
  /** The encoding of properties, by name, for `urlencoded` and `multipart`. */
  readonly encoding?: Readonly<Record<string, PropertyEncoding>>;
  /** Validates the body before it is sent. */
  readonly validate?: Validate;
};

/** Chooses how to encode the body of a request that can have several content types. */
export type ChooseBody = (request: CallRequest) => RequestBody;

/** How the body of a response is read. */
export type ResponseBody = {
  /** What the body becomes: a parsed value, a string or a Blob. Without it, the data is `undefined`. */
  readonly as?: 'json' | 'text' | 'binary';
  /** Validates the body. */
  readonly validate?: Validate;
};

/** Chooses how to read a response by its content type and, for a success, by the content type that was asked for. */
export type ChooseResponse = (response: Response, accept?: string) => ResponseBody;

declare const types: unique symbol;

/**
 * An operation of an API, as data, so that generated code is small and bundlers can drop what isn't used.
 *
 * @typeParam Request - the parts of the request, each required if the operation requires it.
 * @typeParam Data - the union of the bodies of the 2xx responses.
 * @typeParam Documented - the union of the `HttpError<Status, Body>`s that the spec describes.
 */
export type Operation<Request extends CallRequest = CallRequest, Data = unknown, Documented = never> = {
  /** The id of the source, such as `petstore`. */
  readonly source: string;
  /** The operation's name in generated code, in camelCase and unique in its source, such as `getPetById`. */
  readonly id: string;
  /** The HTTP method in upper case, such as `GET`. */
  readonly method: string;
  /** The path template with a leading slash, such as `/pet/{petId}`. Each name is a parameter. It can contain a query. */
  readonly path: string;
  /** The spec's first server URL with its variables filled in, if it is absolute. */
  readonly server?: string;
  /** The parameters in the path, the query and the headers. */
  readonly parameters?: readonly Parameter[];
  /** The request body, if the operation accepts one. */
  readonly body?: RequestBody | ChooseBody;
  /**
   * The content types of the `Accept` header. The `accept` of a request replaces the first one.
   *
   * @defaultValue `['application/json']`
   */
  readonly accept?: readonly string[];
  /** Adds the credentials that the operation requires. */
  readonly auth?: Authorize;
  /**
   * The responses by status (`200`), range (`'2XX'`) or `default`. The most specific one applies. `default` describes a
   * success only if there is no 2xx response, and generated types have to agree.
   *
   * @see https://spec.openapis.org/oas/v3.1.1.html#responses-object
   */
  readonly responses: Readonly<Record<string | number, ResponseBody | ChooseResponse>>;
  /** Never present: it carries the types. */
  readonly [types]?: { request: Request; data: Data; documented: Documented };
};

declare const byAccept: unique symbol;

/**
 * An operation whose success can have one of several content types, so that the type of its data depends on `accept`.
 *
 * @typeParam Data - the data of a success, by content type.
 * @typeParam Default - the content type of a call without `accept`.
 */
export type AcceptOperation<
  Request extends CallRequest,
  Data,
  Default extends keyof Data,
  Documented = never,
> = Operation<Request, Data[keyof Data], Documented> & {
  /** Never present: it carries the types. */
  readonly [byAccept]?: { data: Data; default: Default };
};

export type AnyOperation = Operation<CallRequest, unknown, unknown>;
