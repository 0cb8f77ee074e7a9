// Wrap (unsafe: not listed as safe): the links keep search and hash on a first page as well. The static page has neither,
// and hydration leaves attributes as they are, so the dropdown is drawn anew.
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type { ReactNode } from 'react';

export default function LocaleDropdownNavbarItemWrapper(props: Props): ReactNode {
  return <LocaleDropdownNavbarItem key={String(useIsBrowser())} {...props} />;
}
