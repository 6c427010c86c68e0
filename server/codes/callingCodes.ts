import { callingCodeOf, type Contact } from '../shared/contacts.ts';
import type { LimitStore } from '../shared/limiter.ts';
import type { Log } from '../log.ts';

const HOUR = 3_600_000;
/** Where the portal's readers live: Viet Nam and Taiwan. */
const HOME: ReadonlySet<string> = new Set(['84', '886']);
/** Text messages an hour to one country's numbers: who is paid for what arrives there may ask for many (toll fraud). */
const MOST_AN_HOUR = { home: 2000, elsewhere: 50 } as const;

/** Text messages by the calling code that they go to. */
export interface CallingCodes {
  /** Whether another message may go there; mail always may. */
  readonly hasRoom: (contact: Contact) => Promise<boolean>;
  /** Counts one that goes; a line in the log at half of what may go, and at all of it. */
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

/** Under LIMITS=off. */
export const anyCallingCode: CallingCodes = { hasRoom: async () => true, count: async () => {} };
