import { callingCodeOf, type Contact } from '../shared/contacts.ts';
import type { LimitStore } from '../shared/limiter.ts';
import type { Log } from '../log.ts';

const HOUR = 3_600_000;
/** The countries of the portal's readers: Viet Nam and Taiwan. */
const HOME: ReadonlySet<string> = new Set(['84', '886']);
/** The most text messages per hour to the numbers of one country: somebody who is paid for arriving messages could request many (toll fraud). */
const MOST_AN_HOUR = { home: 2000, elsewhere: 50 } as const;

/** Counts text messages by the calling code of the recipient. */
export interface CallingCodes {
  /** Whether another message may be sent to this contact; always true for mail. */
  readonly hasRoom: (contact: Contact) => Promise<boolean>;
  /** Counts a message that is sent; logs when half of the limit, and all of it, is reached. */
  readonly count: (contact: Contact) => Promise<void>;
}

export const createCallingCodes = (store: LimitStore, log: Log): CallingCodes => {
  const mostOf = (code: string): number => (HOME.has(code) ? MOST_AN_HOUR.home : MOST_AN_HOUR.elsewhere);
  const sentTo = (code: string) => [{ rule: { name: 'codes.country', max: mostOf(code), windowMs: HOUR }, key: code }];
  return {
    hasRoom: async ({ channel, value }) => {
      if (channel !== 'sms') return true;
      const code = await callingCodeOf(value);
      const [sent] = await store.peek(sentTo(code));
      return (sent?.hits ?? 0) < mostOf(code);
    },
    count: async ({ channel, value }) => {
      if (channel !== 'sms') return;
      const code = await callingCodeOf(value);
      const most = mostOf(code);
      const hits = (await store.add(sentTo(code)))[0]?.hits ?? 0;
      if (hits === most / 2 || hits === most) log.warn('sms.many', { callingCode: `+${code}`, sent: hits, most });
    },
  };
};

/** Used under LIMITS=off. */
export const anyCallingCode: CallingCodes = { hasRoom: async () => true, count: async () => {} };
