import type { Fixture } from './fixture.ts';

/** The data sections of a match's page, in the order of the page. */
export const matchSections = [
  'bestPlayer',
  'stats',
  'lineups',
  'shots',
  'headToHead',
  'standings',
  'form',
  'votes',
  'about',
] as const;
export type MatchSection = (typeof matchSections)[number];

type Judged = Pick<Fixture, 'coverage' | 'status' | 'hidden'>;

const tests: Readonly<Record<MatchSection, (of: Judged) => boolean>> = {
  bestPlayer: ({ coverage, status, hidden }) =>
    coverage.lineups && (status === 'live' || status === 'ended') && !hidden,
  stats: ({ coverage, hidden }) => coverage.stats && !hidden,
  lineups: ({ coverage }) => coverage.lineups,
  shots: ({ coverage, hidden }) => coverage.shots && !hidden,
  headToHead: ({ coverage }) => coverage.h2h,
  // It does not count what is hidden.
  standings: ({ coverage }) => coverage.standings,
  form: ({ coverage }) => coverage.h2h,
  votes: ({ status }) => status !== 'cancel',
  about: () => true,
};

/** MC-2, B2: whether there is a section: its data exists, and gives no hidden result away. */
export const hasSection = (section: MatchSection, of: Judged): boolean => tests[section](of);
