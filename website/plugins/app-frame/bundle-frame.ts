import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { oldestBrowsers } from '../../config/browsers';

const playground = path.dirname(createRequire(import.meta.url).resolve('@hookloom/playground'));
const folder = path.join(playground, 'app/frame');

const sha256 = (text: string, encoding: 'base64' | 'hex') =>
  createHash('sha256').update(text).digest(encoding);

/** zod's messages in fifty languages are most of it: the frame has those in English. */
const englishOnly: Plugin = {
  name: 'english-only',
  setup(builder) {
    builder.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, ({ path: file }) => ({
      contents: "export { default as en } from './en.js';",
      resolveDir: path.dirname(file),
    }));
  },
};

/**
 * Bundles the page in which a reader's component runs. Its script is part of it, so that it loads with one request, without
 * an origin, and from any host. Its policy allows that script, what the script evaluates, and no network.
 *
 * @param rename - replaces the default product name with the configured one.
 */
export async function bundleFrame(rename: (text: string) => string): Promise<{ name: string; html: string }> {
  const { outputFiles } = await build({
    entryPoints: { frame: path.join(folder, 'main.tsx'), styles: path.join(folder, 'frame.css') },
    outdir: 'frame',
    write: false,
    bundle: true,
    // That of a copy of the site extends a file that isn't there.
    tsconfigRaw: {},
    format: 'iife',
    target: [...oldestBrowsers],
    jsx: 'automatic',
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [englishOnly],
    logLevel: 'warning',
  });
  const textOf = (extension: string) =>
    outputFiles.find((file) => file.path.endsWith(extension))!.text.trim();
  // The end of a script element would end this one, too.
  const script = rename(textOf('.js')).replace(/<(?=\/script|!--)/gi, '\\x3C');
  const styles = textOf('.css');
  const html = pageOf(script, styles);
  return { name: `frame.${sha256(html, 'hex').slice(0, 8)}.html`, html };
}

function pageOf(script: string, styles: string): string {
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${sha256(script, 'base64')}' 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'media-src data: blob:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>App</title>
<style>${styles}</style>
</head>
<body>
<div id="root"></div>
<script>${script}</script>
</body>
</html>
`;
}
