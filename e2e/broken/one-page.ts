const page = `import Layout from '@theme/Layout';
export default function Home() {
  return <Layout title="Home"><main><h1>Home</h1></main></Layout>;
}
`;

/** A minimal site: a home page and a doc in the sidebar `docs`. */
export const onePage: Readonly<Record<string, string>> = {
  'docs/intro.md':
    '---\ntitle: Introduction\ndescription: The only page of this site.\n---\n\nThe only page.\n',
  'sidebars.ts': "export default { docs: ['intro'] };\n",
  'src/pages/index.tsx': page,
};
