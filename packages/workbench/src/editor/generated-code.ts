import type { StreamParser, StringStream } from '@codemirror/language';

type State = { inComment: boolean };

/** What a token looks like. The first that matches is taken. */
const tokens: readonly (readonly [RegExp, string])[] = [
  [/^\/\/.*/, 'lineComment'],
  [/^'(?:\\.|[^\\'])*'?|^"(?:\\.|[^\\"])*"?|^`(?:\\.|[^\\`])*`?/, 'string'],
  // After a value it would be a division, which no generated file has.
  [/^\/(?:\\.|\[(?:\\.|[^\\\]])*\]|[^\\/[])+\/[a-z]*/, 'regexp'],
  [/^(?:0x[\da-f]+|\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?)n?\b/i, 'number'],
  [/^(?:true|false|null|undefined)\b/, 'atom'],
  [/^(?:string|number|boolean|unknown|never|void|bigint)\b/, 'typeName'],
  // A key may have the name of a keyword.
  [/^[\w$]+(?=\??:(?!:))/, 'propertyName'],
  [
    /^(?:import|export|from|type|interface|const|let|function|return|new|typeof|keyof|extends|readonly|as|async|await|if|else|for|of|in|throw|satisfies)\b/,
    'keyword',
  ],
  [/^[A-Z][\w$]*/, 'typeName'],
  [/^[\w$]+(?=[(<])/, 'variableName.function'],
  [/^[\w$]+/, 'variableName'],
  [/^(?:=>|\.{3}|[=!<>&|?+*%-]+)/, 'operator'],
  [/^[{}()[\],;:.]/, 'punctuation'],
];

/** Reads the TypeScript that is generated. It weighs a tenth of a parser for all of the language. */
export const generatedCode: StreamParser<State> = {
  name: 'generated-code',
  startState: () => ({ inComment: false }),
  token: (stream, state) => {
    if (state.inComment || stream.match('/*')) return readComment(stream, state);
    if (stream.eatSpace()) return null;
    const token = tokens.find(([pattern]) => stream.match(pattern));
    if (token === undefined) stream.next();
    return token?.[1] ?? null;
  },
};

function readComment(stream: StringStream, state: State): string {
  state.inComment = !stream.match(/^.*?\*\//);
  if (state.inComment) stream.skipToEnd();
  return 'blockComment';
}
