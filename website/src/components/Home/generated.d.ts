// What plugins/home writes.
declare module '@generated/home/default/figures.json' {
  const figures: import('../../../plugins/home/figures').Figures;
  export default figures;
}

declare module '@generated/home/default/first-search.json' {
  const firstSearch: import('../../../plugins/home/search-items').FirstSearch;
  export default firstSearch;
}

declare module '@generated/home/default/client/petstore/docs.json' {
  const docs: import('@hookloom/generator').Docs;
  export default docs;
}

declare module '@generated/home/default/spec.json' {
  const spec: unknown;
  export default spec;
}

declare module '@generated/home/default/pet-card' {
  export function PetCard(props: { readonly petId: number }): import('react').ReactNode;
}

declare module '@generated/home/default/pet-list' {
  export function PetList(): import('react').ReactNode;
}

declare module '@generated/home/default/client/petstore' {
  import type { HttpError } from '@hookloom/react/generated';
  type Pet = { readonly name: string };
  export const useGetPetById: import('@hookloom/react/generated').StatefulHook<
    { path: { petId: number } },
    Pet,
    HttpError<404>
  >;
  export const useFindPetsByStatus: import('@hookloom/react/generated').StatefulHook<
    { query: { status: string } },
    Pet[],
    never
  >;
}
