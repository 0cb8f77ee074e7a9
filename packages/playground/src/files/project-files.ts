import type { Docs, OperationDocs, ProductNames } from '@hookloom/generator';
import type { Generated } from '../generate/to-generated.ts';
import { fileNameOf } from './language-of.ts';

/** The version range of the runtime in the registry, or its source, which becomes a package in the project. */
export type Runtime = { version: string } | { files: Readonly<Record<string, string>> };

type ProjectOptions = {
  generated: Generated;
  /** The normalized spec, as JSON. */
  normalized: string | undefined;
  names: ProductNames;
  runtime: Runtime;
};

/** Where the runtime is in the project, if it isn't in the registry. */
const VENDORED = 'packages/react';

/** The files of a Vite project with the generated code, by path. It runs after `npm install && npm run dev`. */
export function projectFiles({
  generated,
  normalized,
  names,
  runtime,
}: ProjectOptions): Record<string, string> {
  const { docs, files, spec } = generated;
  if (docs === undefined) throw new Error('There is no generated code to download. Correct the spec first.');
  const source = docs.source;
  const folder = `src/${names.slug}/${source}`;
  const vendored = 'files' in runtime ? runtime.files : {};
  return {
    ...Object.fromEntries(Object.entries(vendored).map(([path, text]) => [`${VENDORED}/${path}`, text])),
    'package.json': manifest(docs, names, runtime),
    'tsconfig.json': tsconfig,
    'vite.config.ts': viteConfig,
    '.gitignore': 'node_modules/\ndist/\n',
    'README.md': readme(docs, names, folder),
    'index.html': html(docs.title),
    [`${names.slug}.config.json`]: json({
      output: `src/${names.slug}`,
      sources: [{ id: source, spec: fileNameOf(spec) }],
    }),
    [fileNameOf(spec)]: spec,
    ...(normalized !== undefined && { [`.${names.slug}/specs/${source}.json`]: normalized }),
    ...Object.fromEntries(files.map(({ path, contents }) => [`${folder}/${path}`, contents])),
    ...app(docs, names),
  };
}

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

function manifest({ title }: Docs, { reactPackage }: ProductNames, runtime: Runtime): string {
  const name = title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100);
  return json({
    name: `${name || 'api'}-app`,
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
    dependencies: {
      [reactPackage]: 'version' in runtime ? `^${runtime.version}` : `file:${VENDORED}`,
      react: '^19.2.0',
      'react-dom': '^19.2.0',
      zod: '^4.1.0',
    },
    devDependencies: {
      '@types/react': '^19.2.0',
      '@types/react-dom': '^19.2.0',
      '@vitejs/plugin-react': '^5.1.0',
      typescript: '^5.9.0',
      vite: '^7.2.0',
    },
  });
}

const tsconfig = json({
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    types: ['vite/client'],
    jsx: 'react-jsx',
    strict: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src'],
});

const viteConfig = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// One React for the app and for packages that are linked to it.
export default defineConfig({ plugins: [react()], resolve: { dedupe: ['react', 'react-dom'] } });
`;

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const html = (title: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;

/** A call without a request body that runs by itself comes first. */
export function shownOperation({ operations }: Docs): OperationDocs | undefined {
  const required = ({ parameters, body }: OperationDocs) =>
    parameters.filter((one) => one.required).length + (body ? 10 : 0);
  const gets = operations.filter(({ method, hooks }) => method === 'GET' && !hooks.stream && !hooks.download);
  return gets.sort((one, other) => required(one) - required(other))[0] ?? operations[0];
}

function app(docs: Docs, { pascal, reactPackage }: ProductNames): Record<string, string> {
  const operation = shownOperation(docs);
  const component = /export function (\w+)/.exec(operation?.sample ?? '')?.[1];
  if (operation === undefined || component === undefined)
    return { 'src/main.tsx': `document.body.append('This spec has no operation with a hook.');\n` };
  const server = operation.server ?? 'https://api.example';
  return {
    'src/app.tsx': operation.sample,
    'src/main.tsx': `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ${pascal}Provider } from '${reactPackage}';
import { ${component} } from './app';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <${pascal}Provider configs={{ ${docs.source}: { baseURL: ${JSON.stringify(server)} } }}>
      <${component} />
    </${pascal}Provider>
  </StrictMode>,
);
`,
  };
}

const readme = (
  { title }: Docs,
  { display }: ProductNames,
  folder: string,
) => `# ${title.replace(/\s+/g, ' ')}

\`\`\`bash
npm install
npm run dev
\`\`\`

- \`${folder}/\` has the hooks and types that ${display} generated. Don't edit them.
- \`src/app.tsx\` shows one of them.
- \`src/main.tsx\` has the base URL of the API. Change it to your server's.
`;
