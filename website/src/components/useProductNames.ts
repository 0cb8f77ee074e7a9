import type { ProductNames } from '@hookloom/generator';
import { useMemo } from 'react';
import { useIdentity } from './useIdentity';

/** The product's names as generated code uses them. */
export function useProductNames(): ProductNames {
  const { name, packages } = useIdentity();
  return useMemo(() => ({ ...name, reactPackage: packages.react }), [name, packages]);
}
