interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What a browser says about its connection. Only Chromium does. */
export const connectionOf = (browser: object): Connection =>
  (browser as { readonly connection?: Connection }).connection ?? {};
