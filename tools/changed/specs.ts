/** Maps files to end-to-end specs, by the start of their names. */
interface Area {
  /** Matches paths from the project's root. */
  readonly files: RegExp;
  readonly specs: readonly string[];
}

/** Files of a single area; everything else of the product is shared and affects every spec. */
export const areas: readonly Area[] = [
  { files: /\/applications?[./]|commentatorApplication|\/upload[./]|microphone/i, specs: ['application', 'forms'] },
  {
    files: /\/(account|accounts|auth|codes|signIn|signUp|oneTimeCode|passwordReset)[./]/,
    specs: ['account', 'auth', 'codes', 'codeFaults', 'forms', 'memberDrafts', 'sessions'],
  },
  { files: /^src\/ui\/account\//, specs: ['settings', 'security', 'privacy'] },
  { files: /\/chat\w*[./]|\/ws\//, specs: ['chat', 'mainJob', 'crossSite'] },
  { files: /\/games?\w*[./]/, specs: ['games'] },
  { files: /\/google\w*[./]/, specs: ['google'] },
  { files: /\/passkeys?[./]|webauthn/i, specs: ['passkeys'] },
  { files: /\/(people|inbox)[./]/, specs: ['people'] },
  { files: /\/privacy\w*[./]/, specs: ['privacy', 'pages'] },
  { files: /\/(referral|level|rewards|links)[./]/, specs: ['referral'] },
  { files: /\/security[./]/, specs: ['security', 'sessions'] },
  { files: /\/(settings|pictures)[./]/, specs: ['settings', 'account', 'forms'] },
  { files: /\/(schedule|bookings|matches)[./]/, specs: ['schedule', 'mainJob'] },
  { files: /\/(player|mediaFocus|media)[./]/, specs: ['player', 'players', 'mainJob'] },
  { files: /\/(timeline|pictured|chatView|lookBack|release|roomStat)[./]/i, specs: ['timeline', 'players', 'mainJob'] },
  { files: /\/(goalBeat|goalScene|moments?)[./]|room\/goal\//i, specs: ['goal', 'timeline'] },
  { files: /\/(pages|texts|terms|changes|releases)[./]/, specs: ['pages'] },
  { files: /\/news(room)?[./]/i, specs: ['news', 'newsroom', 'newsDeep'] },
  { files: /\/football\/match/i, specs: ['match'] },
  { files: /\/football\/(compare|player)/i, specs: ['playerPages'] },
  { files: /\/comments?[./]/i, specs: ['comments', 'paintedComments'] },
  { files: /\/(console|operator)[./]/, specs: ['console'] },
  { files: /\/(moderation|report)s?[./]/i, specs: ['moderation'] },
  { files: /\/search[./]/, specs: ['search'] },
  { files: /\/tips[./]/, specs: ['tips'] },
  { files: /\/highlights?\w*[./]|player\/cut\//, specs: ['highlights'] },
];

/** Files that no end-to-end test depends on: documents, other tests, tools. */
const aside =
  /\.test\.tsx?$|^(docs|tools|examples|tests\/(?!e2e))\/|^[^/]+\.md$|^\.(?!npmrc)|^(knip\.json|vitest\.config\.ts)$/;
const spec = /^tests\/e2e\/([\w/]+)\.(?:model\.)?spec\.ts$/;

/**
 * The end-to-end specs that the changed files can affect, by the start of their names; `all` if shared code changed.
 */
export const specsFor = (changed: readonly string[]): 'all' | readonly string[] => {
  const names = new Set<string>();
  for (const file of changed.filter((one) => !aside.test(one))) {
    const own = spec.exec(file)?.[1];
    const found =
      own === undefined ? areas.filter(({ files }) => files.test(file)).flatMap(({ specs }) => specs) : [own];
    if (found.length === 0) return 'all';
    for (const name of found) names.add(name);
  }
  return [...names].sort();
};
