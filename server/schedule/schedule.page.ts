import { ESPORT, leagueOf, type League } from '#domain/schedule/league.ts';
import { leadingRoom } from '#domain/schedule/leading.ts';
import { LIVE_NOW } from '#domain/schedule/schedule.ts';
import { locales } from '#domain/locale/locale.ts';
import { leaguePlaces } from '#domain/routing/pageTitle.ts';
import type { PagesOf, PageSource } from '../page/areaPage.ts';
import { isRefused } from '../shared/refusal.ts';
import { createSingleFlight } from '../shared/singleFlight.ts';

const LEAGUES_TTL_MS = 10_000;

/** The front page, whose picture is that of its featured room, and the pages of esport leagues. */
export const schedulePages = ({
  handlers: { schedule },
  nobody,
  clock,
}: PageSource): PagesOf<'home' | 'scheduleEsportLeague'> => {
  const leagues = createSingleFlight<readonly League[]>({
    ttlMs: LEAGUES_TTL_MS,
    maxEntries: locales.length,
    clock,
    keeps: () => true,
  });
  return {
    home: {
      find: async (_, locale) => {
        const live = await schedule.featureMatch(LIVE_NOW, nobody(locale));
        return { picture: isRefused(live) ? null : (leadingRoom(live)?.poster ?? null) };
      },
    },
    scheduleEsportLeague: {
      find: async ({ slug }, locale) => {
        const known = await leagues(locale, async () => {
          const all = await schedule.leagues(ESPORT, nobody(locale));
          return isRefused(all) ? [] : all;
        });
        const league = leagueOf(known, slug);
        return league ? { places: leaguePlaces(league) } : { status: 404 };
      },
    },
  };
};
