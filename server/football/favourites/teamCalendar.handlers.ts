import type { Api } from '#contract/http/api.ts';
import { calendarFile } from '#domain/bookings/calendar.ts';
import { FAVOURITES } from '#domain/football/favourites.ts';
import { fixtureMatch } from '#domain/football/fixtureMatch.ts';
import { fixturePath } from '#domain/football/footballPaths.ts';
import { DEFAULT_LOCALE, localePath } from '#domain/locale/locale.ts';
import { DEFAULT_LEAD_MIN } from '#domain/match/leadMin.ts';
import type { Preferences } from '#domain/settings/settings.ts';
import type { AreaHandlers } from '../../http/handlers.ts';
import { CALENDAR_TYPE, calendarFeeds, type FeedNeeds } from '../../shared/calendar/feeds.ts';
import type { FootballSource } from '../../shared/footballSource.ts';
import { matchesOfTeams } from '../../shared/matchesOfTeams.ts';
import type { View } from '../../shared/matchSource.ts';
import { refused } from '../../shared/refusal.ts';
import { words } from '../../shared/words.ts';

export interface TeamCalendarNeeds extends Omit<FeedNeeds, 'at'> {
  readonly source: FootballSource;
  readonly followed: (userId: string, type: 'team') => Promise<readonly string[]>;
  readonly settingsOf: (userId: string) => Promise<Pick<Preferences, 'language' | 'defaultLeadMin'>>;
}

const DAY_MS = 86_400_000;
/** How long a finished match stays in the feed, how far ahead the feed looks, and the most matches in it. */
const KEPT_MS = 14 * DAY_MS;
const AHEAD_MS = 70 * DAY_MS;
const MOST_OF_TEAM = 40;
const MOST_EVENTS = 500;

const name = words('Khán Đài: đội bóng của bạn', 'Khán Đài: your teams', 'Khán Đài：你的球隊');

/** A calendar feed with the matches of all teams that a member follows. It contains no results (B2). */
export const teamCalendarHandlers = (
  needs: TeamCalendarNeeds,
): AreaHandlers<Pick<Api['favourites'], 'calendar' | 'renewCalendar' | 'calendarFeed'>> => {
  const { source, followed, settingsOf } = needs;
  const feeds = calendarFeeds({ ...needs, at: '/live/api/calendar/teams' });
  const comingOf = async (userId: string, view: View) => {
    const teamIds = (await followed(userId, 'team')).slice(0, FAVOURITES.most);
    const { now } = view;
    const near = { from: now - KEPT_MS, to: now + AHEAD_MS, mostOfTeam: MOST_OF_TEAM };
    return (await matchesOfTeams(source, teamIds, near, view)).slice(0, MOST_EVENTS);
  };
  return {
    calendar: (_input, { viewer, site, now }) => feeds.address(viewer.userId, site, now),
    renewCalendar: (_input, { viewer, site, now }) => feeds.renew(viewer.userId, site, now),
    calendarFeed: async ({ token }, { site, now }) => {
      const userId = await feeds.ownerOf(token);
      if (userId === null) return refused(404);
      const { language: locale = DEFAULT_LOCALE, defaultLeadMin: leadMin = DEFAULT_LEAD_MIN } =
        await settingsOf(userId);
      const events = (await comingOf(userId, { locale, now })).map((fixture) => ({
        match: fixtureMatch(fixture),
        url: `${site}${localePath(locale, fixturePath(fixture))}`,
        // Sources do not report how often a match was moved, so calendars go by the newest time of writing.
        ...{ leadMin, sequence: 0, changedAt: now },
      }));
      return { type: CALENDAR_TYPE, bytes: Buffer.from(calendarFile(events, name[locale])) };
    },
  };
};
