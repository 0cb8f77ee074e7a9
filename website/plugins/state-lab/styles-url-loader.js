const fs = require('node:fs');
const path = require('node:path');
const { createHash } = require('node:crypto');
const { transformSync } = require('esbuild');

/** Emits a minified style sheet, and returns its path below the public path. */
function emitStyles(loader, file) {
  loader.addDependency(file);
  const { code } = transformSync(fs.readFileSync(file, 'utf8'), { loader: 'css', minify: true });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const name = `assets/css/state-lab-${path.basename(file, '.css')}.${hash}.css`;
  loader.emitFile(name, code);
  return name;
}

/** Emits the style sheets of the options, and returns a module that exports their URLs by the options' names. */
module.exports = function stylesUrl() {
  return Object.entries(this.getOptions())
    .map(([name, file]) => [name, JSON.stringify(emitStyles(this, file))])
    .map(([name, file]) => `export const ${name} = __webpack_public_path__ + ${file};`)
    .join('\n');
};
