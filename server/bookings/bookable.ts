import type { Locale } from '#domain/locale/locale.ts';
import type { Match } from '#domain/match/match.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { programmeIdIn, type BookedProgramme, type FindProgramme } from '../shared/tv/bookedProgramme.ts';

/**
 * Something that members can book: a match, or a programme in the form of a match with a title, so that reminders,
 * changes and calendars handle both in the same way.
 */
export interface Bookable extends Match {
  readonly programme?: BookedProgramme;
}

/** Finds a bookable by a fixture's id or a programme's key. */
export type FindBookable = (key: string, locale: Locale) => Promise<Bookable | null>;

const nobody = { id: '', name: '', logo: '' } as const;

const asMatch = (programme: BookedProgramme, key: string): Bookable => ({
  ...{ fixtureId: key, staticId: key, liveModeId: '', leagueId: '', leagueName: programme.channel },
  ...{ home: '', away: '', title: programme.name, localteam: nobody, visitorteam: nobody },
  ...{
    startTime: programme.startTime,
    status: 'pending',
    score: null,
    roomId: null,
    users: [],
    demo: false,
    programme,
  },
});

export const findBookable =
  (matchOf: (fixtureId: string, locale: Locale) => Promise<Match | null>, programmeOf: FindProgramme): FindBookable =>
  async (key, locale) => {
    const id = programmeIdIn(key);
    if (id === null) return matchOf(key, locale);
    const programme = await programmeOf(id, key.slice(key.lastIndexOf(':') + 1), locale);
    return programme && asMatch(programme, key);
  };

/** The path of the page of a booked match or programme. */
export const pageOfBooked = (match: Bookable): string =>
  match.programme?.card.path ?? roomPath(match) ?? hrefOf('scheduleBooked');
