import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import type { ScheduleService } from './schedule/scheduleService.ts';
import { matchesOfTeams } from './shared/matchesOfTeams.ts';
import type { FootballSource } from './shared/footballSource.ts';
import { firstKnown } from './shared/firstKnown.ts';
import type { MatchSource } from './shared/matchSource.ts';
import { fixtureFeed, type TipFixtures } from './tips/fixture.ts';
import type { OpenTipsNeeds } from './tips/tips.open.ts';

const FOOTBALL = '1';
const NEAR_MS = 30 * 86_400_000;
const MOST_OF_TEAM = 30;

const feedOf = (sources: readonly MatchSource[], matchOf: MatchSource['match']): TipFixtures =>
  fixtureFeed({
    matchOf,
    overviewOf: (fixtureId, view) => firstKnown(sources, (source) => source.overview(fixtureId, view)),
    oddsOf: (fixtureId, view) => firstKnown(sources, (source) => source.odds(fixtureId, view)),
  });

/** Where tips find their matches, and the matches of the demo's tips. */
export const tipMatches = async (
  schedule: { readonly sources: readonly MatchSource[]; readonly service: Pick<ScheduleService, 'match'> },
  demo: MatchSource | null,
  football: Pick<FootballSource, 'fixtures'>,
): Promise<Pick<OpenTipsNeeds, 'fixtures' | 'demo' | 'matchesOf'>> => ({
  fixtures: feedOf(schedule.sources, schedule.service.match),
  matchesOf: async (teamIds, view) => {
    const near = { from: view.now - NEAR_MS, to: view.now + NEAR_MS, mostOfTeam: MOST_OF_TEAM };
    return (await matchesOfTeams(football, teamIds, near, view)).map(({ fixtureId }) => fixtureId);
  },
  demo: demo && {
    season: {
      fixtures: feedOf([demo], demo.match),
      footballBetween: async (from, to) =>
        (await demo.between(from, to, { locale: DEFAULT_LOCALE, now: from }))
          .filter(({ liveModeId }) => liveModeId === FOOTBALL)
          .map(({ fixtureId }) => fixtureId),
    },
    tipsters: (await demo.commentators()).map(({ userId }) => userId),
  },
});
