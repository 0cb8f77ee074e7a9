/** The product's name in the forms that generated code needs. */
export type ProductNames = {
  /** In sentences: `Acme API`. */
  display: string;
  /** Begins a type or component name: `AcmeApi`. */
  pascal: string;
  /** Begins a variable name: `acmeApi`. */
  camel: string;
  /** In paths: `acme-api`. */
  slug: string;
  /** Names a constant: `ACME_API`. */
  constant: string;
  /** The runtime that generated code imports: `@acme-api/react`. */
  reactPackage: string;
};

export const defaultNames: ProductNames = {
  display: 'Hookloom',
  pascal: 'Hookloom',
  camel: 'hookloom',
  slug: 'hookloom',
  constant: 'HOOKLOOM',
  reactPackage: '@hookloom/react',
};
