/** Which end-to-end specs (by the beginning of their names) go with which part of the code. */
interface Area {
  /** Matches paths from the project's root. */
  readonly files: RegExp;
  readonly specs: readonly string[];
}

/** What only one area has; whatever of the product stands in no area is shared, and goes with every spec. */
export const areas: readonly Area[] = [
  { files: /\/applications?[./]|commentatorApplication|\/upload[./]|microphone/i, specs: ['application', 'forms'] },
  {
    files: /\/(account|accounts|auth|codes|signIn|signUp|oneTimeCode|passwordReset)[./]/,
    specs: ['account', 'auth', 'codes', 'codeFaults', 'forms', 'memberDrafts', 'sessions'],
  },
  { files: /^src\/ui\/account\//, specs: ['settings', 'security', 'privacy'] },
  { files: /\/chat\w*[./]|\/ws\//, specs: ['chat', 'mainJob', 'crossSite'] },
  { files: /\/google\w*[./]/, specs: ['google'] },
  { files: /\/passkeys?[./]|webauthn/i, specs: ['passkeys'] },
  { files: /\/(people|inbox)[./]/, specs: ['people'] },
  { files: /\/privacy\w*[./]/, specs: ['privacy', 'pages'] },
  { files: /\/(referral|level|rewards|links)[./]/, specs: ['referral'] },
  { files: /\/security[./]/, specs: ['security', 'sessions'] },
  { files: /\/(settings|pictures)[./]/, specs: ['settings', 'account', 'forms'] },
  { files: /\/(schedule|bookings|matches)[./]/, specs: ['schedule', 'mainJob'] },
  { files: /\/(player|mediaFocus|media)[./]/, specs: ['player', 'players', 'mainJob'] },
  { files: /\/(pages|texts|terms|changes|releases)[./]/, specs: ['pages'] },
  { files: /\/search[./]/, specs: ['search'] },
];

/** What no end-to-end test can notice: words about the code, tests of other kinds, tools. */
const aside =
  /\.test\.tsx?$|^(docs|tools|examples|tests\/(?!e2e))\/|^[^/]+\.md$|^\.(?!npmrc)|^(knip\.json|vitest\.config\.ts)$/;
const spec = /^tests\/e2e\/([\w/]+)\.(?:model\.)?spec\.ts$/;

/** The end-to-end specs that the changed files can touch, by the beginnings of their names; `all` where a shared room changed. */
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
