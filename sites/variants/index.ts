import type { Variant } from '../variant.ts';
import { allFeatures } from './all-features.ts';
import { locked } from './locked.ts';
import { rebranded } from './rebranded.ts';
import { secondBuild } from './second-build.ts';

/** The variants that browser tests use. Each is built once, before the tests run. */
export const variants: readonly Variant[] = [allFeatures, locked, rebranded];

/** The variants that only tests of the full set use. */
export const fullVariants: readonly Variant[] = [secondBuild];
