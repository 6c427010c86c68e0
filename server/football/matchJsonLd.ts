import type { Fixture, TeamRef } from '#domain/football/fixture.ts';
import { localeConfig } from '#domain/locale/locale.ts';
import { matchTitle } from '#domain/match/match.ts';
import type { PageNamed } from '../page/areaPage.ts';

const statuses = { upcoming: 'Scheduled', live: 'Scheduled', ended: 'Scheduled', cancel: 'Cancelled' } as const;

/** The status in schema.org's terms: a cancelled, moved or postponed match says so. */
const eventStatus = ({ status, notes }: Fixture): string => {
  if (notes.includes('postponed')) return 'https://schema.org/EventPostponed';
  if (notes.includes('moved')) return 'https://schema.org/EventRescheduled';
  return `https://schema.org/Event${statuses[status]}`;
};

const team = ({ name }: TeamRef) => ({ '@type': 'SportsTeam', name });

/** JSON-LD of a football match: teams, time and place. It has no score, because a reader may hide results (B2). */
export const matchJsonLd = ({ fixture, locale, description, url }: PageNamed & { readonly fixture: Fixture }) => {
  const { localteam, visitorteam, startTs, timeTbc, leagueName, venue } = fixture;
  const start = new Date(startTs).toISOString();
  return {
    ...{ '@context': 'https://schema.org', '@type': 'SportsEvent', sport: 'Football' },
    ...{ name: matchTitle({ home: localteam.name, away: visitorteam.name }), description, url },
    inLanguage: localeConfig(locale).iso,
    startDate: timeTbc ? start.slice(0, 10) : start,
    eventStatus: eventStatus(fixture),
    ...{ homeTeam: team(localteam), awayTeam: team(visitorteam), competitor: [team(localteam), team(visitorteam)] },
    ...(venue && {
      location: {
        ...{ '@type': 'StadiumOrArena', name: venue.name },
        ...(venue.city !== undefined && { address: venue.city }),
      },
    }),
    superEvent: { '@type': 'SportsEvent', name: leagueName },
  };
};
