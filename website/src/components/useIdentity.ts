import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Identity } from '@hookloom/identity';

/** Whose site this is: the name in its forms, taglines, addresses, packages. */
export function useIdentity(): Identity {
  return useDocusaurusContext().siteConfig.customFields?.['identity'] as Identity;
}
