interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection is good enough to load the whole site. Only Chromium says. */
export function isFast(browser: object): boolean {
  const { connection } = browser as { readonly connection?: Connection };
  const { saveData = false, effectiveType = '4g' } = connection ?? {};
  return !saveData && effectiveType === '4g';
}
