import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FeedsStore } from './feeds.store.ts';

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

const FEED_BYTES = 16;
/** A feed's id, and the signature behind it, as text. */
const FEED_LENGTH = 22;

export interface FeedNeeds {
  readonly store: FeedsStore;
  /** Signs the tokens of feeds: who reads the database alone cannot read a member's feed. */
  readonly key: Buffer;
  /** The path before a token. */
  readonly at: string;
}

/** Private addresses of calendars: who has one reads it without logging in, and nobody guesses it. */
export const calendarFeeds = ({ store, key, at }: FeedNeeds) => {
  const newFeed = () => randomBytes(FEED_BYTES).toString('base64url');
  const tokenOf = (feedId: string) =>
    feedId + createHmac('sha256', key).update(feedId).digest('base64url').slice(0, FEED_LENGTH);
  const addressOf = (site: string, feedId: string) => {
    const https = `${site}${at}/${tokenOf(feedId)}.ics`;
    return { webcal: https.replace(/^https?:/, 'webcal:'), https };
  };
  return {
    /** The same until it is renewed. */
    address: async (userId: string, site: string, now: number) =>
      addressOf(site, await store.feedOf(userId, newFeed(), now)),
    /** A new one; the one before is nobody's any more. */
    renew: async (userId: string, site: string, now: number) => {
      const feedId = newFeed();
      await store.replace(userId, feedId, now);
      return addressOf(site, feedId);
    },
    /** Whose feed a token opens; null for nobody's. */
    ownerOf: async (token: string): Promise<string | null> => {
      const feedId = token.slice(0, FEED_LENGTH);
      const right = Buffer.from(tokenOf(feedId));
      const given = Buffer.from(token);
      return given.length === right.length && timingSafeEqual(given, right) ? store.ownerOf(feedId) : null;
    },
  };
};
