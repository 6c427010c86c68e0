import * as Schema from 'effect/Schema';
import type { CodePurpose } from '#domain/auth/codes.ts';
import type { Database, Queries } from '../database/database.ts';
import { sql, type Sql } from '../database/sql.ts';

/** A code that was asked for. Hashes are keyed; times are epoch milliseconds. */
export interface CodeRequest {
  readonly requestId: string;
  readonly purpose: CodePurpose;
  /** Of what was typed. */
  readonly askedHash: string;
  /** Of where the code goes; null where it goes nowhere. */
  readonly targetHash: string | null;
  /** Whom what was typed belongs to; null for nobody. */
  readonly userId: string | null;
  readonly codeHash: string;
  readonly expiresAt: number;
  /** Of the network that it was asked from. */
  readonly askerHash: string;
  /** Whether whom it is for is known there. */
  readonly known: boolean;
}

/** Sendings allowed to one hash. */
export interface SendingLimit {
  readonly everyMs: number;
  readonly most: number;
  readonly withinMs: number;
}
export interface SendingLimits {
  /** What is asked for where it is known, apart; and by each network where it is not. */
  readonly own: SendingLimit;
  /** By all networks together where it is not known. */
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
   * Stores a request, unless what was typed was asked for too often: then for how long it has to wait. `reaches` is
   * false where the target has had its share by another name, which nobody may learn. `nextInMs` is until the next one.
   */
  readonly file: (
    request: CodeRequest,
    limits: SendingLimits,
    now: number,
    /** Does in the same transaction what follows from a request that is stored. */
    together?: (queries: Queries, reaches: boolean) => Promise<void>,
  ) => Promise<Filed>;
  /** One try at a code; the last of the allowed ones that is wrong voids it. A right one is good once and makes the ticket. */
  readonly attempt: (
    requestId: string,
    code: { readonly isRight: (codeHash: string) => boolean; readonly tries: number },
    ticket: { readonly hash: string; readonly expiresAt: number },
    now: number,
  ) => Promise<Tried>;
  /** A ticket that can still be spent. */
  readonly ticket: (ticketHash: string, now: number) => Promise<typeof TicketRow.Type | null>;
  readonly spend: (queries: Queries, ticketHash: string, now: number) => Promise<boolean>;
  /** Forgets requests older than this. */
  readonly purge: (before: number) => Promise<void>;
}

/** Until when to wait, in milliseconds; null for not at all. `times` are those of earlier sendings, newest first. */
const waitOf = (times: readonly number[], { everyMs, most, withinMs }: SendingLimit, now: number): number | null => {
  // A clock that was set back makes nobody wait for longer than the limit says.
  const [last, first] = [times[0], times[most - 1]].map((at) => at && Math.min(at, now));
  const until = Math.max(last === undefined ? 0 : last + everyMs, first === undefined ? 0 : first + withinMs);
  return until > now ? until - now : null;
};

export const codesStore = (database: Database): CodesStore => ({
  /** Serializable: requests at the same time count each other, so that no limit is passed. */
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
      /** How long what this condition names has to wait, counted as its asker's own and as all strangers'. */
      const waits = async (condition: Sql) => {
        const mine = await times(sql`${condition}${byAsker}`, own);
        const all = await times(condition, strangers);
        const waitMs = Math.max(waitOf(mine, own, now) ?? 0, request.known ? 0 : (waitOf(all, strangers, now) ?? 0));
        return { mine, waitMs: waitMs > 0 ? waitMs : null };
      };
      const asked = await waits(sql`asked_hash = ${request.askedHash}`);
      // Asked for what goes nowhere too, so that known and unknown take the same steps.
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
  /** Serializable: guesses at the same time count each other, and a right code makes one ticket. */
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
