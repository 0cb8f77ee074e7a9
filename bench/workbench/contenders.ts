import { readFileSync } from 'node:fs';
import { bench } from '../folders.ts';

/** Another tool that shows a spec: a page that loads its files, and what it shows first of the operations. */
export interface Contender {
  readonly name: string;
  readonly package: string;
  /** Files by their names on the page. */
  readonly files: Readonly<Record<string, string>>;
  readonly body: string;
  /** Visible as soon as an operation is. */
  readonly operation: string;
}

const page = (file: string) => `${bench}node_modules/${file}`;

export const contenders: readonly Contender[] = [
  {
    name: 'Swagger UI',
    package: 'swagger-ui-dist',
    files: {
      'app.js': page('swagger-ui-dist/swagger-ui-bundle.js'),
      'app.css': page('swagger-ui-dist/swagger-ui.css'),
    },
    body: `<div id="app"></div><script src="app.js"></script><script>SwaggerUIBundle({ url: 'spec.json', dom_id: '#app' })</script>`,
    operation: '.opblock',
  },
  {
    name: 'Redoc',
    package: 'redoc',
    files: { 'app.js': page('redoc/bundles/redoc.standalone.js') },
    body: `<redoc spec-url="spec.json"></redoc><script src="app.js"></script>`,
    operation: '[data-section-id] h1, [data-section-id] h2',
  },
  {
    name: 'Scalar',
    package: '@scalar/api-reference',
    files: { 'app.js': page('@scalar/api-reference/dist/browser/standalone.js') },
    body: `<div id="app"></div><script src="app.js"></script><script>Scalar.createApiReference('#app', { url: 'spec.json' })</script>`,
    operation: '.section h2, .section h3',
  },
];

export const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(page(`${name}/package.json`), 'utf8')) as { version: string }).version;
