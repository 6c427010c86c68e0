import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import type { ScheduleService } from './schedule/scheduleService.ts';
import type { MatchSource } from './shared/matchSource.ts';
import { fixtureFeed, type TipFixtures } from './tips/fixture.ts';
import type { OpenTipsNeeds } from './tips/tips.open.ts';

const FOOTBALL = '1';

const firstOf =
  <A>(sources: readonly MatchSource[], ask: (source: MatchSource) => Promise<A | null>) =>
  async (): Promise<A | null> => {
    for (const source of sources) {
      const found = await ask(source);
      if (found !== null) return found;
    }
    return null;
  };

const feedOf = (sources: readonly MatchSource[], matchOf: MatchSource['match']): TipFixtures =>
  fixtureFeed({
    matchOf,
    overviewOf: (fixtureId, view) => firstOf(sources, (source) => source.overview(fixtureId, view))(),
    oddsOf: (fixtureId, view) => firstOf(sources, (source) => source.odds(fixtureId, view))(),
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
