import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import type { ScheduleService } from './schedule/scheduleService.ts';
import { firstKnown } from './shared/firstKnown.ts';
import type { MatchSource } from './shared/matchSource.ts';
import { fixtureFeed, type TipFixtures } from './tips/fixture.ts';
import type { OpenTipsNeeds } from './tips/tips.open.ts';

const FOOTBALL = '1';

const feedOf = (sources: readonly MatchSource[], matchOf: MatchSource['match']): TipFixtures =>
  fixtureFeed({
    matchOf,
    overviewOf: (fixtureId, view) => firstKnown(sources, (source) => source.overview(fixtureId, view)),
    oddsOf: (fixtureId, view) => firstKnown(sources, (source) => source.odds(fixtureId, view)),
  });

/** Where tips find their matches, and what those of the demo are made of. */
export const tipMatches = async (
  schedule: { readonly sources: readonly MatchSource[]; readonly service: Pick<ScheduleService, 'match'> },
  demo: MatchSource | null,
): Promise<Pick<OpenTipsNeeds, 'fixtures' | 'demo'>> => ({
  fixtures: feedOf(schedule.sources, schedule.service.match),
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
