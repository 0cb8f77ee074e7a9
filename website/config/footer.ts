import type { UserThemeConfig } from '@docusaurus/theme-common';
import { getNameMarkSize } from '../plugins/brand-images/name-mark-size';
import { identity } from './identity';

const LOGO_HEIGHT = 40;
const nameMark = getNameMarkSize(identity.name.display);

const inRepository = (path: string) => `${identity.repository}/${path}`;

export const footer: NonNullable<UserThemeConfig['footer']> = {
  logo: {
    src: 'img/name-mark-light.svg',
    srcDark: 'img/name-mark-dark.svg',
    alt: identity.name.display,
    href: '/',
    width: (nameMark.width / nameMark.height) * LOGO_HEIGHT,
    height: LOGO_HEIGHT,
  },
  links: [
    { title: 'Documentation', items: [{ label: 'Getting Started', to: '/docs/intro' }] },
    {
      title: 'Resources',
      items: [
        { label: 'GitHub', href: identity.repository },
        { label: 'Issues', href: inRepository('issues') },
        { label: 'Discussions', href: inRepository('discussions') },
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'Contributing', href: inRepository('blob/main/CONTRIBUTING.md') },
        { label: 'Code of Conduct', href: inRepository('blob/main/CODE_OF_CONDUCT.md') },
        { label: 'Releases', href: inRepository('releases') },
        { label: 'License', href: inRepository('blob/main/LICENSE') },
      ],
    },
  ],
  copyright: `Copyright © ${new Date().getFullYear()} ${identity.name.display} contributors. MIT licensed.`,
};
