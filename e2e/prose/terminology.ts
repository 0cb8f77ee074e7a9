/** Terms that must be used consistently: patterns to avoid, and the term to use. */
export const terminologyRules: readonly (readonly [wrong: RegExp, right: string])[] = [
  // Glossary terms.
  [/cache (?:slot|entry)|store (?:slot|entry)|slot entry/i, 'slot'],
  [/owner component|owning component|slot owner/i, 'owner'],
  [/passive (?:component|hook|consumer|subscriber|owner)/i, 'passive reader'],
  [/async hook|promise hook|stateless function/i, 'stateless hook'],
  [/(?:bare|raw|vanilla) function/i, 'plain function'],
  [/(?:loading|idle|fetching|loaded|failed) state/i, '`init`, `pending`, `success` or `error`'],
  [/cancell?ed (?:state|error)/i, 'aborted'],
  [
    /\b(?:synchron|normal|recogn|organ|memo|serial|initial|custom|optim|summar|minim)is(?:e|es|ed|ing|ation)\b/i,
    '-ize',
  ],
  // Plain language.
  [
    /\b(?:simply|easily|seamless(?:ly)?|effortless(?:ly)?|powerful|blazing|supercharge|leverage|utili[sz]e)\b/i,
    'nothing',
  ],
  [/\b(?:e\.g\.|i\.e\.|etc\.)/i, 'for example, that is, and so on'],
  [/\bcan not\b/i, 'cannot'],
  [/\b(?:please|obviously|of course|note that)\b/i, 'nothing'],
];
