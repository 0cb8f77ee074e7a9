export interface WordRule {
  readonly wrong: RegExp;
  readonly right: string;
  /** A match is allowed if one of these matches the text around it. */
  readonly allow?: readonly RegExp[];
  /** What to check: the pages and components, also the Markdown of the repository, or also the messages of the packages; or comments and test titles. */
  readonly scope: 'site' | 'prose' | 'all' | 'code';
}

/** Words to replace with those of the field, and idioms to replace with plain words. */
export const wordRules: readonly WordRule[] = [
  {
    wrong:
      /\b(?:answer(?:s|ed|ing)?|anew|heeds?|mend(?:s|ed|ing)?|keepers?|neighbours?|whereof|come over|give(?:s|n)? back)\b/i,
    right: 'response, responds; again; respects; fixes; owner; neighbor; of which; carry over; return',
    allow: [/question/, /\bask/i, /\bof these docs\b/],
    scope: 'code',
  },
  {
    wrong: /\b(?:tells?|told)\b/i,
    right: 'reports, prints, notifies, says',
    scope: 'code',
  },
  {
    wrong: /\banswers?\b|\banswered\b|\banswering\b/i,
    right: 'response (noun); returns, responds (verb); result (of execute)',
    allow: [/answers? (?:the|a|an|your|one|which|each|this) question/, /question/],
    scope: 'all',
  },
  {
    wrong: /\bdocuments?\b/i,
    right: 'spec (OpenAPI specification at first mention on a page)',
    allow: [
      /HTML document/,
      /document\.body/,
      /\bdocuments? (?:a|an|them|each|errors)\b/i,
      /need a document/,
      /\bAPI documents\b/,
    ],
    scope: 'all',
  },
  {
    wrong:
      /\bnormalized cop(?:y|ies)\b|\b(?:synchronized|saved|normalized) (?:documents?|file)\b|\blast good (?:copy|state)\b|\bas a contract\b|\bthe (?:new )?contract\b/i,
    right: 'saved spec',
    // The title of a page.
    allow: [/Break the contract/],
    scope: 'all',
  },
  {
    wrong: /\bsynchroni[sz](?:e|es|ed|ing|ation)\b/i,
    right: 'sync, syncs, synced, syncing',
    allow: [/^Synchronization$/],
    scope: 'all',
  },
  {
    wrong: /\bvisitors?\b/i,
    right: 'user',
    scope: 'all',
  },
  {
    wrong: /\bfree(?:s|d|ing)?\b(?! of\b)/i,
    right: 'clear',
    allow: [/\bfree (?:software|to use|one|disk|port)/],
    scope: 'prose',
  },
  {
    wrong: /\bempt(?:ies|ied|ying)\b|\bempty (?:it|again)\b|\bempty slot\b/i,
    right: 'clear (verb); in `init` (state)',
    scope: 'all',
  },
  {
    wrong: /\bforgets?\b|\bforgotten\b|\bforgetting\b/i,
    right: "clear, discard, doesn't store",
    allow: [/\bif you forget\b/i, /that you forgot/],
    scope: 'all',
  },
  {
    wrong: /\bdrop(?:s|ped|ping)?\b(?!-?down)/i,
    right: 'discard (a response), remove (a value), abort (a call)',
    allow: [/\bdrop-in\b/],
    scope: 'all',
  },
  {
    wrong: /\bmend(?:s|ed|ing|able)?\b/i,
    right: 'fix',
    scope: 'all',
  },
  {
    wrong: /\bneighbou?rs?\b/i,
    right: 'other tools, alternatives',
    allow: [/neighbou?ring/],
    scope: 'all',
  },
  {
    wrong: /\b(?:come|comes|came|coming) over\b/i,
    right: 'migrate',
    scope: 'all',
  },
  {
    wrong: /\bhouse words?\b|\btheir words and ours\b/i,
    right: 'terms',
    scope: 'all',
  },
  {
    wrong: /\bkeepers?\b/i,
    right: 'maintainers',
    scope: 'all',
  },
  {
    wrong: /\bmembers?\b/i,
    right: 'field, property',
    allow: [
      /`?oneOf`?|which member|to a member of|of that member|names members of/,
      /\bunion\b/,
      /of the four members/,
    ],
    scope: 'prose',
  },
  {
    wrong: /\bsamples?\b/i,
    right: 'example',
    allow: [/samples\//, /[Ss]ample (?:Petstore|values)/, /\bsample spec\b/],
    scope: 'site',
  },
  {
    wrong: /\bconfigurations?\b(?! (?:file|error)s?\b)/i,
    right: 'config file (hookloom.config.json) or provider settings (configs)',
    scope: 'site',
  },
  {
    wrong: /\boutcomes?\b/i,
    right: 'result',
    scope: 'all',
  },
  {
    wrong: /\banew\b/i,
    right: 'again',
    scope: 'all',
  },
  {
    wrong: /\bbeside\b/i,
    right: 'next to, alongside, as well as',
    scope: 'all',
  },
  {
    wrong: /(?<!\b[Tt]here )\b(?:is|are|was) no (?!longer\b|more\b|way\b|need\b|place\b)[a-z]/i,
    right: "isn't a, aren't",
    scope: 'all',
  },
  {
    wrong: /\bseldom\b|\bshall\b|\bfor ever\b|\ball the same\b|\bwhereas\b|\bwhom\b/i,
    right: 'rarely; should; indefinitely; anyway; while; who',
    scope: 'all',
  },
  {
    wrong: /\bby itself\b|\bof itself\b/i,
    right: 'automatically, on its own',
    scope: 'all',
  },
  {
    wrong: /\bof (?:yours|mine|your own|its own|their own|his own)\b/i,
    right: 'your own X, its own X',
    allow: [/a file of yours/],
    scope: 'all',
  },
  {
    wrong: /\b(?:no|any|some)body\b/i,
    right: 'name the actor: no component, you, the API team',
    scope: 'all',
  },
  {
    wrong: /\bbut for\b|\b(?:no|every|all) \w+ but\b|\bnothing but\b/i,
    right: 'except, other than, only',
    scope: 'all',
  },
  {
    wrong: /(?:^|[.;:] )Where (?!(?:to|it runs|names?|the base URL|a name|state|do|does|things|you)\b)/,
    right: 'If, When',
    allow: [/\?/],
    scope: 'all',
  },
  {
    wrong: /\bstands?\b|\bstood\b|\blies?\b|\blay\b/i,
    right: 'is',
    allow: [/\bstand(?:s|ing)? (?:for|in for|out)\b/, /\bstand-in/],
    scope: 'all',
  },
  {
    wrong: /\bholds?\b|\bheld\b/i,
    right: 'contains, stores, is true, applies',
    allow: [/\bholds? the lock\b/],
    scope: 'all',
  },
  {
    wrong: /\btells?\b/i,
    right: 'says, shows, determines, returns true if',
    allow: [
      /\btells? (?:it|you|us|React|TypeScript|pnpm|Vite|the (?:compiler|library|user|bundler))\b/,
      /\bto tell\b/i,
      /\bcan't tell\b/,
      /\btells them how\b/,
      /\btells?\b.* apart/i,
      /\b(?:can|compiler can) tell\b/,
    ],
    scope: 'all',
  },
  {
    wrong: /\bgives\b/i,
    right: 'returns, generates, throws, shows, has',
    allow: [/\bgives (?:up|you)\b/],
    scope: 'all',
  },
  {
    wrong: /\bstay(?:s|ed)?\b/i,
    right: "remains, is kept, isn't changed",
    allow: [
      /\bstay(?:s|ed)? (?:in|as|at|on|optional|0)\b/,
      /\bstay(?:s|ed)? (?:open|mounted|in sync|up to date|the same|in memory)\b/,
    ],
    scope: 'all',
  },
  {
    wrong: /\bbrings?\b|\bgo(?:es)? along\b|\bgoes into\b|\bgo into\b/i,
    right: 'includes, provides; is sent with; is passed in',
    scope: 'all',
  },
  {
    wrong:
      /\b[Tt]akes? (?:the (?:stateless|stateful|download|recipe|suggested|operations)|a (?:query|neighbour)|it for)\b|^[Tt]akes?$|\b(?:Otherwise|Then) take\b|^\s*Take (?!part)/,
    right: 'use, choose',
    allow: [/\btakes? (?:its|the|their) place\b/],
    scope: 'site',
  },
  {
    wrong: /\bcounts? (?:for|from|where|the whole)\b|\ball of which count\b|\banswer counts\b/i,
    right: 'applies to, takes effect, matters',
    scope: 'all',
  },
  {
    wrong: /\bheed(?:s|ed)?\b|\bconcern(?:s|ed)?\b/i,
    right: 'respect; affect, apply to',
    scope: 'all',
  },
  {
    wrong: /\brefus(?:e|es|ed|al)\b/i,
    right: 'reject, block',
    allow: [/connection refused/],
    scope: 'all',
  },
  {
    wrong: /\bon (?:its|their) way\b/i,
    right: 'in flight, pending',
    scope: 'all',
  },
  {
    wrong:
      /\bnews\b|\bin silence\b|\bin a hurry\b|\bthe cure\b|\bfault of its own\b|\bas fast as you can\b|\bas long as they like\b|\bbehind your back\b|\bfor everybody\b|\bways? on\b|\bsecond truth\b|\btwo truths\b/i,
    right:
      'plain words: changes, silently, fix, internal error, quickly, suggested pages, two sources of truth',
    scope: 'all',
  },
  {
    wrong: /\b(?:behaviour|colour|licence|spelt|favour|artefact|cancelling|cancelled|labelled|modelled)\w*/i,
    right: 'US spelling: behavior, color, license, spelled, canceling',
    scope: 'all',
  },
];
