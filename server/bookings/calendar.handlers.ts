import type { calendar } from '#contract/http/calendar.ts';
import { calendarFile } from '#domain/bookings/calendar.ts';
import { localePath, type Locale } from '#domain/locale/locale.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { CALENDAR_TYPE, calendarFeeds } from '../shared/calendar/feeds.ts';
import { bookedFeeds } from '../shared/calendar/feeds.store.ts';
import { refused } from '../shared/refusal.ts';
import { words } from '../shared/words.ts';
import { pageOfBooked } from './bookable.ts';
import { bookedMatches, type BookingNeeds } from './bookedMatches.ts';

export interface CalendarNeeds extends BookingNeeds {
  readonly key: Buffer;
  readonly localeOf: (userId: string) => Promise<Locale>;
}

/** How long a finished match stays in the feed, and the most matches in it. */
const KEPT_MS = 60 * 86_400_000;
const MOST_EVENTS = 500;

const name = words('Khán Đài: vé của bạn', 'Khán Đài: your tickets', 'Khán Đài：你的票');

/** SC-8: a member's bookings as a calendar feed for phones. */
export const calendarHandlers = (needs: CalendarNeeds): AreaHandlers<typeof calendar> => {
  const { database, key, localeOf } = needs;
  const feeds = calendarFeeds({ store: bookedFeeds(database), key, at: '/live/api/calendar' });
  return {
    address: (_input, { viewer, site, now }) => feeds.address(viewer.userId, site, now),
    renew: (_input, { viewer, site, now }) => feeds.renew(viewer.userId, site, now),
    feed: async ({ token }, { site, now }) => {
      const userId = await feeds.ownerOf(token);
      if (userId === null) return refused(404);
      const locale = await localeOf(userId);
      const events = (await bookedMatches(needs, userId, locale))
        .filter(({ match }) => match.startTime > now - KEPT_MS)
        .slice(0, MOST_EVENTS)
        .map(({ booked, match }) => ({
          match,
          ...(match.programme && { endMs: match.programme.stopTime }),
          url: `${site}${localePath(locale, pageOfBooked(match))}`,
          ...{
            leadMin: booked.leadMin ?? booked.defaultLeadMin,
            sequence: booked.changes,
            changedAt: booked.changedAt,
          },
        }));
      return { type: CALENDAR_TYPE, bytes: Buffer.from(calendarFile(events, name[locale])) };
    },
  };
};
