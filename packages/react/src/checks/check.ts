/** What zod hands to a check: the value, and where to report what is wrong with it. */
export type Payload = {
  readonly value: unknown;
  readonly issues: { push(...issues: never[]): unknown };
};

/** A check of one keyword, for the `check` method of a zod schema. It ignores values that the keyword does not concern. */
export type Check = (payload: Payload) => void;

/** What a check needs of a schema; those of zod and zod/mini have it. */
export type Schema = {
  /** Looks at a value and changes nothing. */
  safeParse(value: unknown): { success: boolean; error?: { issues: readonly Found[] } | undefined };
};

type Found = { readonly path: readonly PropertyKey[]; readonly message: string };

/** An object of JSON: no array and not `null`. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether an object has a property of its own, as JSON: zod copies what it reads, so that an inherited `constructor` becomes
 * a function of the object's own, and `undefined` is not sent.
 */
export function has(value: JsonObject, name: string): boolean {
  return Object.hasOwn(value, name) && value[name] !== undefined && typeof value[name] !== 'function';
}

/** The names of the properties that an object has. */
export function namesIn(value: JsonObject): string[] {
  return Object.keys(value).filter((name) => has(value, name));
}

/** Reports an issue of the value itself, or of what `path` leads to. The checks after it still run. */
export function reportIssue(payload: Payload, message: string, ...path: PropertyKey[]): void {
  add(payload, { code: 'custom', message, path, input: payload.value, continue: true });
}

/** Reports an issue after which zod does nothing more with the value, such as merge it with what another schema made of it. */
export function rejectValue(payload: Payload, message: string): void {
  add(payload, { code: 'custom', message, path: [], input: payload.value });
}

/** Reports what a schema finds wrong with the value at `path`. */
export function applySchema(payload: Payload, schema: Schema, value: unknown, ...path: PropertyKey[]): void {
  for (const issue of schema.safeParse(value).error?.issues ?? [])
    add(payload, { ...issue, path: [...path, ...issue.path], continue: true });
}

function add(payload: Payload, issue: object): void {
  payload.issues.push(issue as never);
}

export function isValid(schema: Schema, value: unknown): boolean {
  return schema.safeParse(value).success;
}
