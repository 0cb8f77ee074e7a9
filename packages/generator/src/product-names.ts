/** The product name in each form that generated code uses. */
export type ProductNames = {
  /** In prose: `Acme API`. */
  display: string;
  /** The prefix of type and component names: `AcmeApi`. */
  pascal: string;
  /** The prefix of variable names: `acmeApi`. */
  camel: string;
  /** In paths: `acme-api`. */
  slug: string;
  /** The prefix of constants: `ACME_API`. */
  constant: string;
  /** The runtime package that generated code imports: `@acme-api/react`. */
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
