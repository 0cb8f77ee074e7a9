import type { Model, SecurityScheme } from '../model/model.js';
import type { ProductNames } from '../product-names.js';
import { emitHeader } from './emit-header.js';
import { emitTypeAlias } from './emit-schemas.js';
import type { GeneratedFile } from './generated-file.js';
import { group, hardline, ifBroken, indent, join, type Layout, line, print, softline } from './layout.js';
import { comment, objectOf, propertyKey, quoted } from './source-text.js';

/** Emits `auth.ts`: the type of the source's `auth` setting. No file if no operation requires authentication. */
export function emitAuth(model: Model, names: ProductNames): GeneratedFile[] {
  const { source, auth } = model;
  if (auth === undefined) return [];
  const imported = [
    ...(auth.schemes.some(({ as }) => as === 'basic') ? ['BasicCredentials'] : []),
    'Credential',
  ].join(', ');
  const settings = ['{', indent(auth.schemes.map((scheme) => [hardline, settingOf(scheme)])), hardline, '}'];
  const contents: Layout = [
    emitHeader('auth.ts', source, names),
    `import type { ${imported} } from ${quoted(names.reactPackage)};`,
    hardline,
    hardline,
    comment({ text: `The credentials of this API: \`configs.${source}.auth\` of the provider.` }),
    emitTypeAlias(auth.typeName, settings),
    hardline,
    [`declare module ${quoted(names.reactPackage)} {`, indent(hardline, 'interface SourceAuth {')],
    [indent(indent(hardline, `${source}: ${auth.typeName};`), hardline, '}'), hardline, '}', hardline],
  ];
  return [{ path: 'auth.ts', contents: print(contents) }];
}

function settingOf({ name, as, summary: what, description }: SecurityScheme): Layout {
  const text = [what, description].filter(Boolean).join('\n\n');
  return [
    comment({ text }),
    propertyKey(name),
    '?: ',
    as === 'basic' ? 'Credential<BasicCredentials>;' : 'Credential;',
  ];
}

/** Emits the security requirements of an operation as a call of the runtime's `authorize`. */
export function emitAuthorize(alternatives: readonly (readonly SecurityScheme[])[]): Layout {
  const items = alternatives.map((schemes) =>
    objectOf(
      schemes.map(({ name, as, key }) => [
        propertyKey(name),
        ': ',
        objectOf([`as: ${quoted(as)}`, ...(key === undefined ? [] : [`name: ${quoted(key)}`])]),
      ]),
    ),
  );
  const call = group(
    'authorize(request, auth, [',
    indent(softline, join([',', line], items)),
    ifBroken(','),
    softline,
    '])',
  );
  return group('(request, auth) =>', indent(line, call));
}
