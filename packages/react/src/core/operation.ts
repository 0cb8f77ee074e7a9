import type { AuthSettings } from './auth-settings.js';
import type { Issue } from './call-error.js';

/** Says what is wrong with a value; nothing wrong is an empty list. */
export type Validate = (value: unknown) => readonly Issue[];

/** Gives the request with the credentials that an operation requires, as far as they are there. */
export type Authorize = (request: Request, auth: AuthSettings | undefined) => Promise<Request>;

/** The parts of a request. What the operation requires, the generated type requires. */
export type CallRequest = {
  /** The path parameters. */
  path?: object;
  /** The query parameters. */
  query?: object;
  /** The header parameters. */
  headers?: object;
  /** The request body. */
  body?: unknown;
  /** The content type of the body, where the operation takes one of several. */
  contentType?: string | undefined;
  /** The content type that the response should have, where the operation offers several. */
  accept?: string | undefined;
};

/** How a value is written into a path, a query or a form: the `style` and `explode` of OpenAPI 3.1. */
export type Serialization = {
  /** `simple` in a path or header and `form` in a query or body, unless given. */
  readonly style?: 'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';
  /** True for `form` and `deepObject`, unless given. */
  readonly explode?: boolean;
  /** Leaves `:/?@!$'()*,;=` and percent-triples as they are; query and form only. */
  readonly allowReserved?: boolean;
};

/** A path, query or header parameter. Parameters are sent in the order in which they stand. */
export type Parameter = Serialization & {
  /** Where it is sent. */
  readonly in: 'path' | 'query' | 'header';
  /** The name in the document and, as it stands, in the request: `request.path.petId`. */
  readonly name: string;
  /** A path parameter is required whether or not this says so. */
  readonly required?: boolean;
  /** The document describes the parameter by `content`: its value is sent as JSON text. */
  readonly json?: boolean;
  /** Checks the value before it is sent. */
  readonly validate?: Validate;
};

/** How one property of a form is sent; leave out what is the default of OpenAPI 3.1. */
export type PropertyEncoding = Serialization & {
  /** The Content-Type of its part in a `multipart` body; JSON for one of `urlencoded`. */
  readonly contentType?: string;
};

/** Writes a body as `fetch` takes it, with its Content-Type where `fetch` would not choose the right one. */
export type EncodeBody = (value: unknown, body: RequestBody) => [body: BodyInit, type?: string | undefined];

/** How the body of a request is written. */
export type RequestBody = {
  /** The form in which it is sent; forms are written by the functions `urlencoded` and `multipart`. */
  readonly as: 'json' | 'binary' | 'text' | EncodeBody;
  /**
   * The Content-Type. Leave it out where it is the usual one: `application/json`, `text/plain`. A `binary` body without
   * it is sent with the type of its Blob. Not used for `multipart`, whose boundary the browser chooses.
   */
  readonly type?: string;
  /** A call without a body ends as `request-validation`. */
  readonly required?: boolean;
  /** By property name, for `urlencoded` and `multipart`. */
  readonly encoding?: Readonly<Record<string, PropertyEncoding>>;
  /** Checks the body before it is sent. */
  readonly validate?: Validate;
};

/** Chooses the body of a request among several content types. */
export type ChooseBody = (request: CallRequest) => RequestBody;

/** How the body of a response is read. */
export type ResponseBody = {
  /** What the body becomes: a parsed value, a string or a Blob; without it, `undefined`, whatever is sent. */
  readonly as?: 'json' | 'text' | 'binary';
  /** Checks the body that has arrived. */
  readonly validate?: Validate;
};

/** Chooses how a response is read by its own content type and, for a success, by the one that was asked for. */
export type ChooseResponse = (response: Response, accept?: string) => ResponseBody;

declare const types: unique symbol;

/**
 * An operation of an API, as data, so that generated text stays small and a bundler drops what is not used.
 *
 * @typeParam Request - the request's parts, each required where the operation requires it.
 * @typeParam Data - what a success gives: the union of the documented 2xx bodies.
 * @typeParam Documented - the union of `HttpError<Status, Body>` that the document describes.
 */
export type Operation<Request extends CallRequest = CallRequest, Data = unknown, Documented = never> = {
  /** The id of the source: `petstore`. */
  readonly source: string;
  /** The operation's name in the generated code, camelCase, unique in its source: `getPetById`. */
  readonly id: string;
  /** In capitals: `GET`. */
  readonly method: string;
  /** The template, with a slash first: `/pet/{petId}`. Each name has a parameter. It may have a query of its own. */
  readonly path: string;
  /** The document's first server URL where it is absolute, variables filled in. */
  readonly server?: string;
  /** In the path, the query and the headers. */
  readonly parameters?: readonly Parameter[];
  /** Where the operation takes one. */
  readonly body?: RequestBody | ChooseBody;
  /**
   * The content types that the header `Accept` lists. The request's own `accept` replaces the first one.
   *
   * @defaultValue `['application/json']`
   */
  readonly accept?: readonly string[];
  /** Adds the credentials that the operation requires, where it requires any. */
  readonly auth?: Authorize;
  /**
   * By status (`200`), range (`'2XX'`) or `default`; the most exact one counts. `default` describes a success only
   * where no 2xx stands beside it, so the generated types must read it in the same way.
   */
  readonly responses: Readonly<Record<string | number, ResponseBody | ChooseResponse>>;
  /** Never there: it carries the types. */
  readonly [types]?: { request: Request; data: Data; documented: Documented };
};

declare const byAccept: unique symbol;

/**
 * An operation whose success has one of several content types, so that the type of its data depends on `accept`.
 *
 * @typeParam Data - what a success gives, by content type.
 * @typeParam Default - the content type that a call without `accept` asks for.
 */
export type AcceptOperation<
  Request extends CallRequest,
  Data,
  Default extends keyof Data,
  Documented = never,
> = Operation<Request, Data[keyof Data], Documented> & {
  /** Never there: it carries the types. */
  readonly [byAccept]?: { data: Data; default: Default };
};

export type AnyOperation = Operation<CallRequest, unknown, unknown>;
