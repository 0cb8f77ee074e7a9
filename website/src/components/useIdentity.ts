import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Identity } from '@hookloom/identity';

/** The product's name in all its forms, taglines, URLs and package names. */
export function useIdentity(): Identity {
  return useDocusaurusContext().siteConfig.customFields?.['identity'] as Identity;
}
