// These packages have no types, or none that their `exports` name.

declare module 'es-check' {
  interface Check {
    readonly files: readonly string[];
    readonly checkBrowser: true;
    readonly checkFeatures: true;
    readonly browserslistQuery: string;
    readonly cache: false;
  }
  interface Failure {
    readonly file?: string;
    readonly err: Error;
  }
  export function runChecks(
    checks: readonly Check[],
    options: object,
  ): { readonly success: boolean; readonly errors: readonly Failure[] };
}

declare module 'doiuse/lib/DoIUse.js' {
  import type { Node, Plugin } from 'postcss';

  interface Usage {
    readonly feature: string;
    readonly usage: Node;
    /** The browsers that don't have the feature, or only a part of it. */
    readonly featureData: { readonly missing?: string; readonly partial?: string };
  }
  const DoIUse: new (options: {
    readonly browsers: readonly string[];
    readonly onFeatureUsage: (usage: Usage) => void;
  }) => Plugin;
  export default DoIUse;
}
