import { expect, it } from 'vitest';
import { chooseInstallSteps } from './install-steps';

const page = `Before.

{/* unreleased */}

## Pack {#pack}

Not on npm.

{/* /unreleased */}

You need Node{/* released */}.{/* /released */}{/* unreleased */} and Git.{/* /unreleased */}

- One.
{/* unreleased */}
- Not yet.
{/* /unreleased */}
- Two.

\`\`\`bash
npm install @hookloom/react zod
yarn add --dev hookloom
npx hookloom init
\`\`\`
`;

it('keeps the steps of the registry', () => {
  expect(chooseInstallSteps(page, true)).toBe(`Before.

You need Node.

- One.
- Two.

\`\`\`bash
npm install @hookloom/react zod
yarn add --dev hookloom
npx hookloom init
\`\`\`
`);
});

it('keeps the steps of the tarballs, and installs from them', () => {
  expect(chooseInstallSteps(page, false)).toBe(`Before.

## Pack {#pack}

Not on npm.

You need Node and Git.

- One.
- Not yet.
- Two.

\`\`\`bash
npm install ../hookloom/tarballs/hookloom-react.tgz zod
yarn add --dev ../hookloom/tarballs/hookloom.tgz
npx hookloom init
\`\`\`
`);
});
