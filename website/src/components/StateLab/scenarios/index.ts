import type { Scenario } from '../core/scenario';
import { keyedCalls } from './keyed-calls';
import { lifecycleBinding } from './lifecycle-binding';
import { networkState } from './network-state';
import { statefulHook } from './stateful-hook';
import { storageBehavior } from './storage-behavior';

/** The scenarios of each page that has a lab. */
export const scenarios = {
  'network-state': networkState,
  'stateful-hook': statefulHook,
  'keyed-calls': keyedCalls,
  'lifecycle-binding': lifecycleBinding,
  'storage-behavior': storageBehavior,
} satisfies Readonly<Record<string, readonly Scenario[]>>;

export type PageName = keyof typeof scenarios;
