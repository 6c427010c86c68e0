import type { ManagerDetail, TeamDetail, VenueDetail } from '#domain/football/answers.ts';
import type { Player } from '#domain/football/entities.ts';
import { leaguePath, managerPath, teamPath, venuePath } from '#domain/football/footballPaths.ts';
import type { TeamRef } from '#domain/football/fixture.ts';
import { localeConfig, localePath } from '#domain/locale/locale.ts';
import type { PageNamed } from '../page/areaPage.ts';

const context = { '@context': 'https://schema.org' } as const;

const teamRef = (team: TeamRef, { site, locale }: PageNamed) => ({
  '@type': 'SportsTeam',
  ...{ name: team.name, url: site + localePath(locale, teamPath(team)) },
});

/** TP-11: JSON-LD of a team. */
export const teamData = (team: TeamDetail, { url, site, locale }: PageNamed): object => ({
  ...{ ...context, '@type': 'SportsTeam', sport: 'Football', name: team.name, url },
  inLanguage: localeConfig(locale).iso,
  ...(team.founded !== undefined && { foundingDate: String(team.founded) }),
  ...(team.venue && {
    location: {
      '@type': 'StadiumOrArena',
      ...{ name: team.venue.name, url: site + localePath(locale, venuePath(team.venue)) },
    },
  }),
  ...(team.manager && {
    coach: {
      '@type': 'Person',
      ...{ name: team.manager.name, url: site + localePath(locale, managerPath(team.manager)) },
    },
  }),
  memberOf: team.leagues.map((league) => ({
    '@type': 'SportsOrganization',
    ...{ name: league.leagueName, url: site + localePath(locale, leaguePath(league)) },
  })),
});

/** TP-11: JSON-LD of a player, without statistics, because they reveal results that a reader may hide. */
export const playerData = (player: Player, page: PageNamed): object => ({
  ...{ ...context, '@type': 'Person', name: player.name, url: page.url, jobTitle: 'Football player' },
  ...(player.birthDate !== undefined && { birthDate: player.birthDate }),
  ...(player.heightCm !== undefined && { height: `${player.heightCm} cm` }),
  ...(player.team && { memberOf: teamRef(player.team, page) }),
});

/** TP-11: JSON-LD of a manager. */
export const managerData = (manager: ManagerDetail, page: PageNamed): object => ({
  ...{ ...context, '@type': 'Person', name: manager.name, url: page.url, jobTitle: 'Football manager' },
  ...(manager.birthDate !== undefined && { birthDate: manager.birthDate }),
  ...(manager.team && { worksFor: teamRef(manager.team, page) }),
});

/** TP-11: JSON-LD of a ground. */
export const venueData = (venue: VenueDetail, { url }: PageNamed): object => ({
  ...{ ...context, '@type': 'StadiumOrArena', name: venue.name, url },
  ...(venue.city !== undefined && {
    address: { '@type': 'PostalAddress', addressLocality: venue.city, addressCountry: venue.country },
  }),
  ...(venue.capacity !== undefined && { maximumAttendeeCapacity: venue.capacity }),
  ...(venue.geo && {
    geo: { '@type': 'GeoCoordinates', latitude: venue.geo.lat, longitude: venue.geo.lon },
  }),
});
