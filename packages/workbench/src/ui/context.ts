import { createContext, useContext } from 'react';
import type { SourceIndex, WorkbenchData } from '../data/types.ts';
import type { PageRoute } from '../routes.ts';

/** The names of the product in the generated code. */
export type ProductNames = {
  /** As shown, such as `Hookloom`. */
  display: string;
  /** In commands and file names, such as `hookloom`. */
  slug: string;
};

export type WorkbenchContextValue = {
  data: WorkbenchData;
  names: ProductNames;
  /** Whether the workbench is the whole page. */
  isPage: boolean;
  /** Whether requests can be sent. */
  canTry: boolean;
  sources: readonly SourceIndex[];
  /** Grows with each change of the data. */
  version: number;
  route: PageRoute;
  /** The URL of a page that differs from the current one. */
  hrefOf: (change: Partial<PageRoute>) => string;
};

export const WorkbenchContext = createContext<WorkbenchContextValue | undefined>(undefined);

export function useWorkbench(): WorkbenchContextValue {
  const value = useContext(WorkbenchContext);
  if (value === undefined) throw new Error('This component must be used inside <Workbench>.');
  return value;
}
