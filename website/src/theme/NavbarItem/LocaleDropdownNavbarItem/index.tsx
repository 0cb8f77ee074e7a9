// Wrap (unsafe: not listed as safe): keeps the query string and hash in the links on the first page. The static HTML has
// neither, and hydration doesn't patch attributes, so the dropdown renders again after hydration.
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type { ReactNode } from 'react';

export default function LocaleDropdownNavbarItemWrapper(props: Props): ReactNode {
  return <LocaleDropdownNavbarItem key={String(useIsBrowser())} {...props} />;
}
