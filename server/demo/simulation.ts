import type { Overview } from '#domain/football/overview.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { boardIn, sportEventIn } from '#server/shared/boardWords.ts';
import type { Sport } from './content/leagues.ts';
import type { DemoFixture, Fate, Standing } from './fixture.ts';
import { basketballOverview, basketballStanding } from './simulation/basketball.ts';
import { before } from './simulation/before.ts';
import { casinoOverview, casinoStanding } from './simulation/casino.ts';
import { esportOverview, esportStanding } from './simulation/esport.ts';
import { footballOverview, footballStanding } from './simulation/football.ts';
import { marbleOverview, marbleStanding } from './simulation/marble.ts';
import { setsStanding } from './simulation/sets.ts';
import type { SportOverview } from './simulation/sportOverview.ts';

const standings: Readonly<Record<Sport, (fixture: DemoFixture, now: number) => Standing>> = {
  football: footballStanding,
  basketball: basketballStanding,
  esport: esportStanding,
  marble: marbleStanding,
  casino: casinoStanding,
  volleyball: setsStanding,
  tennis: setsStanding,
  billiard: setsStanding,
};

/** The score awarded when the other team does not appear. */
const walkoverScore: Readonly<Record<Sport, string | null>> = {
  ...{ football: '3-0', basketball: '20-0', esport: '2-0', marble: null, casino: null },
  ...{ volleyball: '3-0', tennis: '2-0', billiard: '7-0' },
};
const offStatus = { postponed: 'postponed', cancelled: 'cancelled', walkover: 'wo' } as const;

const isCallOff = (fate: Fate): fate is Extract<Fate, { readonly knownBeforeMs: number }> => 'knownBeforeMs' in fate;

/** Whether the fixture is never played. */
export const isCalledOff = ({ fate }: DemoFixture): boolean => fate !== null && isCallOff(fate);

/** The state of a fixture at an instant; a pure function, so that all callers agree. */
export const standingOf = (fixture: DemoFixture, now: number): Standing => {
  const { fate, league, startTime } = fixture;
  if (!fate || !isCallOff(fate)) return standings[league.sport](fixture, now);
  if (now < startTime - fate.knownBeforeMs) return before(fixture, now);
  const score = fate.kind === 'walkover' ? walkoverScore[league.sport] : null;
  return { phase: 'off', status: offStatus[fate.kind], score, note: fate.why, noteAt: startTime - fate.knownBeforeMs };
};

const overviews: Readonly<Partial<Record<Sport, (fixture: DemoFixture, now: number) => SportOverview>>> = {
  basketball: basketballOverview,
  esport: esportOverview,
  marble: marbleOverview,
  casino: casinoOverview,
};

/** Events, statistics and the board so far, in a language; empty for sports that have none, null if nobody covers the match. */
export const overviewOf = (fixture: DemoFixture, now: number, locale: Locale = 'vi'): Overview | null => {
  if (fixture.crew.length === 0) return null;
  if (isCalledOff(fixture)) return { events: [], stats: [] };
  if (fixture.league.sport === 'football') return footballOverview(fixture, now);
  const sport = overviews[fixture.league.sport];
  if (!sport) return { events: [], stats: [] };
  const { stats, board, log } = sport(fixture, now);
  return {
    ...{ events: [], stats, log: log.map((event) => sportEventIn(event, locale)) },
    ...(board && { board: boardIn(board, locale) }),
  };
};
