import { fixtureMatch } from '#domain/football/fixtureMatch.ts';
import { leaguePath, managerPath, matchPath, playerPath, teamPath, venuePath } from '#domain/football/footballPaths.ts';
import { localeConfig } from '#domain/locale/locale.ts';
import { fixturePlaces, leaguePlaces, personPlaces } from '#domain/routing/pageTitle.ts';
import type { PageNamed, PagesOf, PageSource } from '../page/areaPage.ts';
import { sharedMatch } from '../page/share/shared.ts';
import { isRefused } from '../shared/refusal.ts';
import { matchJsonLd } from './matchJsonLd.ts';
import { matchPlain } from './matchPlain.ts';
import { managerData, playerData, teamData, venueData } from './structuredData.ts';

type Named =
  'footballMatch' | 'footballLeague' | 'footballTeam' | 'footballManager' | 'footballVenue' | 'footballPlayer';

const noPage = { status: 404 } as const;

/** The page of a named entity, with its canonical address. */
const named = <A extends { readonly name: string }>(
  one: A,
  canonicalPath: string,
  data: (one: A, page: PageNamed) => object,
) => ({ canonicalPath, places: personPlaces(one.name), jsonLd: (page: PageNamed) => data(one, page) });

/** Football pages of a single entity. Any slug leads to the page; its canonical address has the right one. */
export const footballPages = ({ handlers: { fixtures, leagues, teams }, nobody }: PageSource): PagesOf<Named> => ({
  footballMatch: {
    find: async ({ id }, locale) => {
      const fixture = await fixtures.detail({ id }, nobody(locale));
      if (isRefused(fixture)) return noPage;
      return {
        canonicalPath: matchPath(fixture),
        places: fixturePlaces(fixture),
        share: sharedMatch(fixtureMatch(fixture)),
        jsonLd: (page) => matchJsonLd({ fixture, ...page }),
        plain: (context) => matchPlain({ fixtures, leagues }, fixture, { ...context, nobody, locale }),
      };
    },
  },
  footballPlayer: {
    find: async ({ id }, locale) => {
      const player = await teams.player({ id }, nobody(locale));
      return isRefused(player) ? noPage : { ...named(player, playerPath(player), playerData), type: 'profile' };
    },
  },
  footballLeague: {
    find: async ({ id }, locale) => {
      const league = await leagues.detail({ id }, nobody(locale));
      if (isRefused(league)) return noPage;
      return {
        canonicalPath: leaguePath(league),
        places: leaguePlaces(league),
        jsonLd: ({ url }) => ({
          ...{ '@context': 'https://schema.org', '@type': 'SportsOrganization', sport: 'Football' },
          ...{ name: league.leagueName, url, inLanguage: localeConfig(locale).iso },
        }),
      };
    },
    sitemap: async () => {
      const days = await leagues.all({}, nobody('vi'));
      return isRefused(days) ? [] : days.map(leaguePath);
    },
  },
  footballTeam: {
    find: async ({ id }, locale) => {
      const team = await teams.detail({ id }, nobody(locale));
      return isRefused(team) ? noPage : named(team, teamPath(team), teamData);
    },
  },
  footballManager: {
    find: async ({ id }, locale) => {
      const manager = await teams.manager({ id }, nobody(locale));
      return isRefused(manager) ? noPage : named(manager, managerPath(manager), managerData);
    },
  },
  footballVenue: {
    find: async ({ id }, locale) => {
      const venue = await teams.venue({ id }, nobody(locale));
      return isRefused(venue) ? noPage : named(venue, venuePath(venue), venueData);
    },
  },
});
