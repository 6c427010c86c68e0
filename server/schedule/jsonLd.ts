import { localeConfig, type Locale } from '#domain/locale/locale.ts';
import { hasSides, matchTitle, type Room, type Side } from '#domain/match/match.ts';
import { matchPhase, matchStatus } from '#domain/match/matchStatus.ts';

interface RoomPage {
  readonly room: Room;
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  /** Canonical and absolute. */
  readonly url: string;
  readonly site: string;
}

/** Announced duration of a broadcast: no mode lasts longer. */
const BROADCAST_MS = 3 * 3_600_000;

const iso = (epochMs: number): string => new Date(epochMs).toISOString();
const team = (side: Side) => ({ '@type': 'SportsTeam', name: side.name });
const absolute = (address: string, site: string): string => (address.startsWith('/') ? `${site}${address}` : address);

const eventStatus = (status: string): string => {
  const read = matchStatus(status);
  if (read === 'postponed' || read === 'delayed') return 'https://schema.org/EventPostponed';
  return `https://schema.org/${matchPhase(read) === 'cancel' ? 'EventCancelled' : 'EventScheduled'}`;
};

/** JSON-LD of a live room: a video whose publication is the broadcast of the match. */
export const roomJsonLd = ({ room, locale, title, description, url, site }: RoomPage) => {
  const startDate = iso(room.startTime);
  const endDate = iso(room.startTime + BROADCAST_MS);
  const sides = hasSides(room)
    ? {
        homeTeam: team(room.localteam),
        awayTeam: team(room.visitorteam),
        competitor: [team(room.localteam), team(room.visitorteam)],
      }
    : {};
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    description,
    url,
    inLanguage: localeConfig(locale).iso,
    thumbnailUrl: [absolute(room.poster ?? '/og.png', site)],
    uploadDate: startDate,
    publication: {
      '@type': 'BroadcastEvent',
      name: matchTitle(room),
      isLiveBroadcast: matchPhase(matchStatus(room.status)) === 'live',
      startDate,
      endDate,
      broadcastOfEvent: {
        '@type': 'SportsEvent',
        name: matchTitle(room),
        startDate,
        endDate,
        eventStatus: eventStatus(room.status),
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: { '@type': 'VirtualLocation', url },
        superEvent: {
          '@type': 'SportsEvent',
          name: room.leagueName,
          startDate,
          location: { '@type': 'VirtualLocation', url },
        },
        ...sides,
      },
    },
  };
};
