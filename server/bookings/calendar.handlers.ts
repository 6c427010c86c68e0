import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { calendar } from '#contract/http/calendar.ts';
import { calendarFile } from '#domain/bookings/calendar.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { localePath, type Locale } from '#domain/locale/locale.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { refused } from '../shared/refusal.ts';
import { words } from '../shared/words.ts';
import { bookedMatches, type BookingNeeds } from './bookedMatches.ts';
import { calendarStore } from './calendar.store.ts';

export interface CalendarNeeds extends BookingNeeds {
  /** Signs the tokens of feeds: who reads the database alone cannot read a member's feed. */
  readonly key: Buffer;
  readonly localeOf: (userId: string) => Promise<Locale>;
}

const TYPE = 'text/calendar; charset=utf-8';
const FEED_BYTES = 16;
/** A feed's id as text. */
const FEED_LENGTH = 22;
/** How long a match that is over stays in the feed, and how many stand there at most. */
const KEPT_MS = 60 * 86_400_000;
const MOST_EVENTS = 500;

const name = words('Khán Đài: vé của bạn', 'Khán Đài: your tickets', 'Khán Đài：你的票');

/** A member's bookings for the calendar of a phone, SC-8. */
export const calendarHandlers = (needs: CalendarNeeds): AreaHandlers<typeof calendar> => {
  const { database, key, localeOf } = needs;
  const store = calendarStore(database);
  const newFeed = () => randomBytes(FEED_BYTES).toString('base64url');
  const tokenOf = (feedId: string) =>
    feedId + createHmac('sha256', key).update(feedId).digest('base64url').slice(0, 22);
  const addressOf = (site: string, feedId: string) => {
    const https = `${site}/live/api/calendar/${tokenOf(feedId)}.ics`;
    return { webcal: https.replace(/^https?:/, 'webcal:'), https };
  };
  const ownerOf = async (token: string): Promise<string | null> => {
    const feedId = token.slice(0, FEED_LENGTH);
    const right = Buffer.from(tokenOf(feedId));
    const given = Buffer.from(token);
    return given.length === right.length && timingSafeEqual(given, right) ? store.ownerOf(feedId) : null;
  };
  return {
    address: async (_input, { viewer, site, now }) =>
      addressOf(site, await store.feedOf(viewer.userId, newFeed(), now)),
    renew: async (_input, { viewer, site, now }) => {
      const feedId = newFeed();
      await store.replace(viewer.userId, feedId, now);
      return addressOf(site, feedId);
    },
    feed: async ({ token }, { site, now }) => {
      const userId = await ownerOf(token);
      if (userId === null) return refused(404);
      const locale = await localeOf(userId);
      const events = (await bookedMatches(needs, userId, locale))
        .filter(({ match }) => match.startTime > now - KEPT_MS)
        .slice(0, MOST_EVENTS)
        .map(({ booked, match }) => ({
          match,
          url: `${site}${localePath(locale, roomPath(match) ?? hrefOf('scheduleBooked'))}`,
          ...{
            leadMin: booked.leadMin ?? booked.defaultLeadMin,
            sequence: booked.changes,
            changedAt: booked.changedAt,
          },
        }));
      return { type: TYPE, bytes: Buffer.from(calendarFile(events, name[locale])) };
    },
  };
};
