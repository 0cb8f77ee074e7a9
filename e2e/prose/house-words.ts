/** The words that the docs use for one thing each, and what is written in their place by mistake. */
export const houseWords: readonly (readonly [wrong: RegExp, right: string])[] = [
  // Terms of the glossary.
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
  // Plain words.
  [
    /\b(?:simply|easily|seamless(?:ly)?|effortless(?:ly)?|powerful|blazing|supercharge|leverage|utili[sz]e)\b/i,
    'nothing',
  ],
  [/\b(?:e\.g\.|i\.e\.|etc\.)/i, 'for example, that is, and so on'],
  [/\bcan not\b/i, 'cannot'],
  [/\b(?:please|obviously|of course|note that)\b/i, 'nothing'],
];
