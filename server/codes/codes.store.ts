import * as Schema from 'effect/Schema';
import type { CodePurpose } from '#domain/auth/codes.ts';
import type { Database, Queries } from '../database/database.ts';
import { sql, type Sql } from '../database/sql.ts';

/** A request for a code. Hashes are keyed; times are epoch milliseconds. */
export interface CodeRequest {
  readonly requestId: string;
  readonly purpose: CodePurpose;
  /** The hash of the typed text. */
  readonly askedHash: string;
  /** The hash of the recipient; null if the code is sent nowhere. */
  readonly targetHash: string | null;
  /** The member to whom the typed text belongs; null if there is none. */
  readonly userId: string | null;
  readonly codeHash: string;
  readonly expiresAt: number;
  /** The hash of the network that the request came from. */
  readonly askerHash: string;
  /** Whether the recipient is known at that place. */
  readonly known: boolean;
}

/** The limits on sending for one hash. */
export interface SendingLimit {
  readonly everyMs: number;
  readonly most: number;
  readonly withinMs: number;
}
export interface SendingLimits {
  /** For requests from known places, counted apart; for others, per network. */
  readonly own: SendingLimit;
  /** For requests from unknown places, all networks together. */
  readonly strangers: SendingLimit;
}
type Filed =
  { readonly waitMs: number } | { readonly waitMs: null; readonly reaches: boolean; readonly nextInMs: number };

export type Tried =
  | { readonly kind: 'right'; readonly userId: string | null; readonly purpose: CodePurpose }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'gone' };

const Purpose = Schema.Literals(['register', 'contact', 'reset']);
const AtRow = Schema.Struct({ at: Schema.Int });
const TriedRow = Schema.Struct({
  purpose: Purpose,
  userId: Schema.NullOr(Schema.String),
  codeHash: Schema.String,
  tries: Schema.Int,
});
const TicketRow = Schema.Struct({ purpose: Purpose, askedHash: Schema.String, userId: Schema.NullOr(Schema.String) });

export interface CodesStore {
  /**
   * Stores a request, unless there were too many with the same typed text: then returns how long to wait. `reaches` is
   * false if the recipient has reached the limit under another name, which nobody may learn. `nextInMs` is the time
   * until the next request is allowed.
   */
  readonly file: (
    request: CodeRequest,
    limits: SendingLimits,
    now: number,
    /** Dependent statements, run in the transaction that stores the request. */
    together?: (queries: Queries, reaches: boolean) => Promise<void>,
  ) => Promise<Filed>;
  /** Checks a code once; the last allowed attempt, if wrong, invalidates it. A right code can be used once and creates the ticket. */
  readonly attempt: (
    requestId: string,
    code: { readonly isRight: (codeHash: string) => boolean; readonly tries: number },
    ticket: { readonly hash: string; readonly expiresAt: number },
    now: number,
  ) => Promise<Tried>;
  /** A ticket that has not been spent and has not expired. */
  readonly ticket: (ticketHash: string, now: number) => Promise<typeof TicketRow.Type | null>;
  readonly spend: (queries: Queries, ticketHash: string, now: number) => Promise<boolean>;
  /** Deletes requests older than this. */
  readonly purge: (before: number) => Promise<void>;
}

/** How long to wait, in milliseconds; null if not at all. `times`: the earlier sendings, newest first. */
const waitOf = (times: readonly number[], { everyMs, most, withinMs }: SendingLimit, now: number): number | null => {
  // A clock that was set back does not extend the wait beyond the limit.
  const [last, first] = [times[0], times[most - 1]].map((at) => at && Math.min(at, now));
  const until = Math.max(last === undefined ? 0 : last + everyMs, first === undefined ? 0 : first + withinMs);
  return until > now ? until - now : null;
};

export const codesStore = (database: Database): CodesStore => ({
  /** Serializable: concurrent requests count each other, so no limit is exceeded. */
  file: (request, { own, strangers }, now, together = async () => {}) =>
    database.transaction(async (queries) => {
      const known = request.known ? 1 : 0;
      const times = async (of: Sql, { most, withinMs }: SendingLimit) => {
        const rows = await queries.all(
          AtRow,
          sql`select created_at as at from code_request
              where ${of} and known = ${known} and created_at > ${now - withinMs} order by created_at desc limit ${most}`,
        );
        return rows.map(({ at }) => at);
      };
      const byAsker = request.known ? sql`` : sql` and asker_hash = ${request.askerHash}`;
      /** How long to wait for the requests that match a condition, by the asker's own limit and by that of all strangers. */
      const waits = async (condition: Sql) => {
        const mine = await times(sql`${condition}${byAsker}`, own);
        const all = await times(condition, strangers);
        const waitMs = Math.max(waitOf(mine, own, now) ?? 0, request.known ? 0 : (waitOf(all, strangers, now) ?? 0));
        return { mine, waitMs: waitMs > 0 ? waitMs : null };
      };
      const asked = await waits(sql`asked_hash = ${request.askedHash}`);
      // Queried even if the code is sent nowhere, so that known and unknown accounts take the same steps.
      const sent = await waits(sql`target_hash = ${request.targetHash ?? ''}`);
      if (asked.waitMs !== null) return { waitMs: asked.waitMs };
      const reaches = request.targetHash !== null && sent.waitMs === null;
      await queries.run(sql`
        insert into code_request (request_id, purpose, asked_hash, target_hash, user_id, code_hash, tries, created_at,
                                  expires_at, asker_hash, known)
        values (${request.requestId}, ${request.purpose}, ${request.askedHash}, ${reaches ? request.targetHash : null},
                ${request.userId}, ${request.codeHash}, 0, ${now}, ${request.expiresAt}, ${request.askerHash}, ${known})`);
      await together(queries, reaches);
      return { waitMs: null, reaches, nextInMs: waitOf([now, ...asked.mine], own, now) ?? 0 };
    }),
  /** Serializable: concurrent attempts count each other, and a right code creates one ticket. */
  attempt: (requestId, { isRight, tries }, ticket, now) =>
    database.transaction(async (queries) => {
      const row = await queries.one(
        TriedRow,
        sql`select purpose, user_id as "userId", code_hash as "codeHash", tries from code_request
            where request_id = ${requestId} and tries < ${tries} and expires_at > ${now} and ticket_hash is null`,
      );
      if (!row) return { kind: 'gone' };
      if (!isRight(row.codeHash)) {
        await queries.run(sql`update code_request set tries = tries + 1 where request_id = ${requestId}`);
        return { kind: row.tries + 1 < tries ? 'wrong' : 'gone' };
      }
      await queries.run(
        sql`update code_request set ticket_hash = ${ticket.hash}, ticket_expires_at = ${ticket.expiresAt}
            where request_id = ${requestId}`,
      );
      return { kind: 'right', userId: row.userId, purpose: row.purpose };
    }),
  ticket: (ticketHash, now) =>
    database.one(
      TicketRow,
      sql`select purpose, asked_hash as "askedHash", user_id as "userId" from code_request
          where ticket_hash = ${ticketHash} and ticket_expires_at > ${now} and spent_at is null`,
    ),
  spend: async (queries, ticketHash, now) =>
    (await queries.run(
      sql`update code_request set spent_at = ${now}
          where ticket_hash = ${ticketHash} and ticket_expires_at > ${now} and spent_at is null`,
    )) === 1,
  purge: async (before) => {
    await database.run(sql`delete from code_request where created_at < ${before}`);
  },
});
