import { connectionOf } from '../connection';

/** Whether the connection is good enough to load the whole site. A browser that doesn't say has a good one. */
export function isFast(browser: object): boolean {
  const { saveData = false, effectiveType = '4g' } = connectionOf(browser);
  return !saveData && effectiveType === '4g';
}
