import type { Variant } from '../variant.ts';
import { allFeatures } from './all-features.ts';
import { locked } from './locked.ts';
import { rebranded } from './rebranded.ts';

/** The variants that browser tests use. Each is built once, before the tests run. */
export const variants: readonly Variant[] = [allFeatures, locked, rebranded];
