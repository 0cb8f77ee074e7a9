type Awaitable<T> = T | Promise<T>;

/**
 * What one security scheme of an API needs, or a function that gives it, asked before each call that uses the scheme.
 * `undefined`, `null` and `''` mean that there is none yet, for instance before sign-in.
 *
 * @typeParam Value - text: a token, or an API key; {@link BasicCredentials} for HTTP Basic.
 */
export type Credential<Value = string> =
  Value | null | undefined | (() => Awaitable<Value | null | undefined>);

/**
 * What HTTP Basic sends.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7617#section-2
 */
export type BasicCredentials = {
  /** Must not contain a colon. */
  username: string;
  /** May be empty: some APIs take a key as the user name alone. */
  password: string;
};

/**
 * The credentials of a source by the names of its security schemes, the keys of `components.securitySchemes`. Generated
 * code exports a narrower type for each source, such as `PetstoreAuth`.
 */
export type AuthSettings = Readonly<Record<string, Credential<string | BasicCredentials>>>;

/** The type of `auth` by the id of the source. Generated code adds to it, so that `configs` is checked. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- only an interface can be added to
export interface SourceAuth {}
