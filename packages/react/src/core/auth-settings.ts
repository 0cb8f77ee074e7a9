type Awaitable<T> = T | Promise<T>;

/**
 * The credential of a security scheme, or a function that returns it before each call that uses the scheme. `undefined`,
 * `null` and `''` mean that there is none, such as before sign-in.
 *
 * @typeParam Value - a string for a token or an API key, {@link BasicCredentials} for HTTP Basic.
 */
export type Credential<Value = string> =
  Value | null | undefined | (() => Awaitable<Value | null | undefined>);

/**
 * The credential of HTTP Basic authentication.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7617#section-2
 */
export type BasicCredentials = {
  /** The user name, without a colon. */
  username: string;
  /** The password. It can be empty: some APIs take a key as the user name. */
  password: string;
};

/**
 * The credentials of a source, by the name of the security scheme in `components.securitySchemes`. Generated code exports
 * a narrower type for each source, such as `PetstoreAuth`.
 */
export type AuthSettings = Readonly<Record<string, Credential<string | BasicCredentials>>>;

/** The type of `auth` by the id of the source. Generated code augments it, so that `configs` is type-checked. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- only an interface can be added to
export interface SourceAuth {}
