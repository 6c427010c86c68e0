import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODES, type CodePurpose } from '#domain/auth/codes.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { networksOf } from '../shared/address.ts';
import type { Contact } from '../shared/contacts.ts';
import { hashOf } from '../shared/secret.ts';
import type { Post } from '../shared/post.ts';
import type { Tickets } from '../shared/tickets.ts';
import type { CallingCodes } from './callingCodes.ts';
import { codesStore, type SendingLimit, type SendingLimits, type Tried } from './codes.store.ts';

/** A wanted code. */
export interface Wish {
  readonly purpose: CodePurpose;
  /** The typed text in normalised form; it alone determines the response to the asker. */
  readonly asked: string;
  /** The recipient; null if the code is sent nowhere, which nobody is told. */
  readonly target: Contact | null;
  /** The member to whom the typed text belongs. */
  readonly member: { readonly userId: string; readonly username: string } | null;
  readonly locale: Locale;
  readonly asker: CodeAsker;
}

/** The client that requests a code. */
export interface CodeAsker {
  readonly address: string;
  /** Whether the recipient is known at that place: then strangers cannot have used up the limit. */
  readonly known: boolean;
}

export type Sent =
  { readonly waitS: number } | { readonly waitS: null; readonly requestId: string; readonly resendAfterS: number };

export interface Codes {
  /** Creates a code and sends it. The response and its timing are the same whether or not it is sent (item 7). */
  readonly send: (wish: Wish, now: number) => Promise<Sent>;
  /** Item 9. A right code gives a ticket. */
  readonly check: (requestId: string, code: string, now: number) => Promise<Tried & { readonly ticket: string }>;
  readonly tickets: Tickets;
}

export interface CodesNeeds {
  readonly database: Database;
  readonly post: Post;
  /** The key of the purpose "codes". */
  readonly key: Buffer;
  /** The setting LIMITS: whether sendings are limited. Attempts are always counted. */
  readonly limits: boolean;
  readonly callingCodes: CallingCodes;
  readonly log: Log;
}

const DAY_MS = 86_400_000;
const PURGE_EVERY_MS = 3_600_000;
const sendingLimits: SendingLimits = {
  own: { everyMs: CODES.resendAfterS * 1000, most: CODES.perDay, withinMs: DAY_MS },
  strangers: { everyMs: 0, most: CODES.perDayByStrangers, withinMs: DAY_MS },
};
const none: SendingLimit = { everyMs: 0, most: 1, withinMs: 0 };
const unlimited: SendingLimits = { own: none, strangers: none };

const seconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));
/** The normalised form of a contact. */
export const askedContact = ({ channel, value }: Contact): string => `${channel} ${value}`;

export const createCodes = ({ database, post, key, limits, callingCodes, log }: CodesNeeds): Codes => {
  const store = codesStore(database);
  const mac = (what: string, text: string): string =>
    createHmac('sha256', key).update(`${what} ${text}`).digest('base64url');
  const asked = (text: string): string => mac('asked', text);
  const codeHash = (requestId: string, code: string): string => mac(`code ${requestId}`, code);
  let purgedAt = 0;

  return {
    send: async ({ purpose, asked: typed, target, member, locale, asker }, now) => {
      if (now - purgedAt > PURGE_EVERY_MS) {
        purgedAt = now;
        await store.purge(now - DAY_MS);
      }
      const requestId = randomBytes(16).toString('base64url');
      const code = String(randomInt(10 ** CODES.digits)).padStart(CODES.digits, '0');
      // Always computed: skipping it without a recipient would take less time.
      const targetHash = asked(target ? askedContact(target) : typed);
      const request = {
        requestId,
        purpose,
        askedHash: asked(typed),
        targetHash: target && targetHash,
        userId: member?.userId ?? null,
        codeHash: codeHash(requestId, code),
        expiresAt: now + CODES.ttlS * 1000,
        askerHash: mac('asker', networksOf(asker.address).at(-1)!),
        known: asker.known,
      };
      const to = target && (await callingCodes.hasRoom(target)) ? target : null;
      const account = purpose === 'reset' ? (member?.username ?? null) : null;
      const letter = { kind: 'code', purpose, code, account } as const;
      const filed = await store.file(request, limits ? sendingLimits : unlimited, now, (queries, reaches) =>
        // A letter in any case, if necessary to nobody, because storing its row takes time too.
        post.send(queries, reaches && to ? { to, locale, letter } : null, {
          ...{ once: requestId, expiresAt: request.expiresAt },
        }),
      );
      if (filed.waitMs !== null) return { waitS: seconds(filed.waitMs) };
      if (filed.reaches && to) await callingCodes.count(to);
      log.info('code.asked', { purpose });
      return { waitS: null, requestId, resendAfterS: limits ? seconds(filed.nextInMs) : CODES.resendAfterS };
    },
    check: async (requestId, code, now) => {
      const given = Buffer.from(codeHash(requestId, code));
      const isRight = (stored: string): boolean => timingSafeEqual(Buffer.from(stored), given);
      const ticket = randomBytes(32).toString('base64url');
      const made = { hash: hashOf(ticket), expiresAt: now + CODES.ticketTtlS * 1000 };
      const tried = await store.attempt(requestId, { isRight, tries: CODES.tries }, made, now);
      if (tried.kind !== 'right') log.warn('code.refused', { why: tried.kind });
      return { ...tried, ticket };
    },
    tickets: {
      proofOf: async (ticket, { purpose, contact }, now) => {
        const row = await store.ticket(hashOf(ticket), now);
        const fits = row?.purpose === purpose && (!contact || row.askedHash === asked(askedContact(contact)));
        return fits ? { userId: row.userId } : null;
      },
      spend: (queries, ticket, now) => store.spend(queries, hashOf(ticket), now),
    },
  };
};
