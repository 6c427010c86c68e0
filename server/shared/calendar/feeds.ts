import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FeedsStore } from './feeds.store.ts';

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

const FEED_BYTES = 16;
/** Length of a feed's id, and of the signature after it, in characters. */
const FEED_LENGTH = 22;

export interface FeedNeeds {
  readonly store: FeedsStore;
  /** Signs the tokens of feeds, so that read access to the database alone does not open a member's feed. */
  readonly key: Buffer;
  /** The path before a token. */
  readonly at: string;
}

/** Secret calendar addresses: anyone who has one reads the calendar without logging in, and nobody can guess one. */
export const calendarFeeds = ({ store, key, at }: FeedNeeds) => {
  const newFeed = () => randomBytes(FEED_BYTES).toString('base64url');
  const tokenOf = (feedId: string) =>
    feedId + createHmac('sha256', key).update(feedId).digest('base64url').slice(0, FEED_LENGTH);
  const addressOf = (site: string, feedId: string) => {
    const https = `${site}${at}/${tokenOf(feedId)}.ics`;
    return { webcal: https.replace(/^https?:/, 'webcal:'), https };
  };
  return {
    /** The same address until it is renewed. */
    address: async (userId: string, site: string, now: number) =>
      addressOf(site, await store.feedOf(userId, newFeed(), now)),
    /** A new address; the previous one stops working. */
    renew: async (userId: string, site: string, now: number) => {
      const feedId = newFeed();
      await store.replace(userId, feedId, now);
      return addressOf(site, feedId);
    },
    /** The member whose feed a token opens; null for an invalid token. */
    ownerOf: async (token: string): Promise<string | null> => {
      const feedId = token.slice(0, FEED_LENGTH);
      const right = Buffer.from(tokenOf(feedId));
      const given = Buffer.from(token);
      return given.length === right.length && timingSafeEqual(given, right) ? store.ownerOf(feedId) : null;
    },
  };
};
