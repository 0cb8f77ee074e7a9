import type { AnyOperation } from './operation.js';

export const hookName = ({ id }: AnyOperation, suffix = '') =>
  `use${id.charAt(0).toUpperCase()}${id.slice(1)}${suffix}`;
