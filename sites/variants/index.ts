import type { Variant } from '../variant.ts';
import { fixed } from './fixed.ts';
import { renamed } from './renamed.ts';
import { switched } from './switched.ts';

/** The variants that browser tests open. Each is built once, before they run. */
export const variants: readonly Variant[] = [switched, fixed, renamed];
