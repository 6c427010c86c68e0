import { randomInt, randomUUID } from 'node:crypto';
import * as Schema from 'effect/Schema';
import {
  CODE_SIGNS,
  readCode,
  REFERRAL,
  referralReasons,
  referralStates,
  standingOf,
  type ReferralState,
} from '#domain/referral/referral.ts';
import { UniqueViolation, type Database, type Queries } from '../database/database.ts';
import { keyset } from '../database/keyset.ts';
import { sql, type Sql } from '../database/sql.ts';

/** The most members whose referrals are settled in one run. */
const DUE_AT_ONCE = 100;

const CodeRow = Schema.Struct({ code: Schema.String });
const JoinedRow = Schema.Struct({ userId: Schema.String, createdAt: Schema.Int });
const IdRow = Schema.Struct({ userId: Schema.String });
const CountRow = Schema.Struct({ count: Schema.Int });
const PersonRow = Schema.Struct({
  userId: Schema.String,
  nickname: Schema.String,
  profilePicture: Schema.NullOr(Schema.String),
  siteRoleId: Schema.Int,
});
const OpenRow = Schema.Struct({
  referralId: Schema.String,
  invitedId: Schema.NullOr(Schema.String),
  state: Schema.Literals(referralStates),
  boundAt: Schema.Int,
  provenAt: Schema.NullOr(Schema.Int),
});
const InvitedRow = Schema.Struct({
  referralId: Schema.String,
  state: Schema.Literals(referralStates),
  reason: Schema.NullOr(Schema.Literals(referralReasons)),
  boundAt: Schema.Int,
  userId: Schema.NullOr(Schema.String),
  nickname: Schema.NullOr(Schema.String),
  profilePicture: Schema.NullOr(Schema.String),
  siteRoleId: Schema.NullOr(Schema.Int),
});
const ExportRow = Schema.Struct({
  boundAt: Schema.Int,
  state: Schema.Literals(referralStates),
  reason: Schema.NullOr(Schema.Literals(referralReasons)),
});
const TotalsRow = Schema.Struct({ registered: Schema.Int, qualified: Schema.Int, rewarded: Schema.Int });
const BoundRow = Schema.Struct({ boundAt: Schema.Int, state: Schema.Literals(referralStates) });

export type Person = typeof PersonRow.Type;
export type InvitedStored = typeof InvitedRow.Type;

/** A referral whose state has changed. */
export interface Moved {
  readonly referralId: string;
  readonly state: ReferralState;
}

/** Gives points in the caller's transaction. */
export type AwardPoints = (
  queries: Queries,
  award: {
    readonly userId: string;
    readonly reason: 'friendInvited' | 'wasInvited';
    readonly source: string;
    readonly at: number;
  },
) => Promise<void>;

const newCode = (): string =>
  Array.from({ length: REFERRAL.codeLength }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');

const person = sql`m.user_id as "userId", m.nickname, m.profile_picture as "profilePicture", m.site_role_id as "siteRoleId"`;

const invitedOrder = keyset({ at: sql`r.bound_at`, id: sql`r.referral_id`, latestFirst: true });

/** Called for a referral whose state changes, in the transaction that changes it. */
export type HearsMove = (queries: Queries, inviterId: string, moved: Moved, now: number) => Promise<void>;

export const referralStore = (database: Database, award: AwardPoints, told: HearsMove = async () => {}) => {
  const bind = async (queries: Queries, inviterId: string, invitedId: string, now: number): Promise<boolean> =>
    (await queries.run(sql`
      insert into referral (referral_id, inviter_id, invited_id, state, bound_at)
      values (${randomUUID()}, ${inviterId}, ${invitedId}, ${'registered'}, ${now})
      on conflict (invited_id) do nothing`)) > 0;
  const ownerOf = (queries: Queries, code: string) =>
    queries.one(
      JoinedRow,
      sql`select m.user_id as "userId", m.created_at as "createdAt"
          from referral_code c join member m on m.user_id = c.user_id where c.code = ${code}`,
    );
  const count = async (queries: Queries, query: Sql): Promise<number> =>
    (await queries.one(CountRow, query))?.count ?? 0;

  return {
    bind: (inviterId: string, invitedId: string, now: number) => bind(database, inviterId, invitedId, now),
    ownerOf: (code: string) => ownerOf(database, code),
    joinedAt: (userId: string) =>
      database.one(
        JoinedRow,
        sql`select user_id as "userId", created_at as "createdAt" from member where user_id = ${userId}`,
      ),
    /** MI-9: in the transaction that stores a new member, records who invited them if they came by a member's code. */
    joined: async (
      queries: Queries,
      { userId, pid }: { readonly userId: string; readonly pid: string | null },
      now: number,
    ): Promise<void> => {
      const code = pid === null ? null : readCode(pid);
      const inviter = code === null ? null : await ownerOf(queries, code);
      if (inviter && inviter.userId !== userId) await bind(queries, inviter.userId, userId, now);
    },
    /** A member's own code, created when it is first requested. */
    codeOf: async (userId: string, now: number): Promise<string> => {
      for (;;) {
        const known = await database.one(CodeRow, sql`select code from referral_code where user_id = ${userId}`);
        if (known) return known.code;
        try {
          await database.run(sql`
            insert into referral_code (user_id, code, created_at) values (${userId}, ${newCode()}, ${now})
            on conflict (user_id) do nothing`);
        } catch (error) {
          if (!(error instanceof UniqueViolation)) throw error;
        }
      }
    },
    /**
     * Updates the states of a member's referrals and gives the rewards; returns the referrals that changed.
     * Serializable: each state changes once, and the limit on rewards is not exceeded.
     */
    settle: (inviterId: string, now: number): Promise<readonly Moved[]> =>
      database.transaction(async (queries) => {
        const open = await queries.all(
          OpenRow,
          sql`select referral_id as "referralId", invited_id as "invitedId", state, bound_at as "boundAt",
                     (select min(proven_at) from member_contact c where c.user_id = r.invited_id) as "provenAt"
              from referral r where inviter_id = ${inviterId} and state in ('registered', 'qualified')
              order by bound_at, referral_id`,
        );
        if (open.length === 0) return [];
        const since = now - REFERRAL.limitWithinMs;
        let rewardedLately = await count(
          queries,
          sql`select count(*) as count from referral where inviter_id = ${inviterId} and rewarded_at > ${since}`,
        );
        const moved: Moved[] = [];
        for (const { referralId, invitedId, state: before, boundAt, provenAt } of open) {
          const standing = { state: before, boundAt, provenAt, left: invitedId === null, rewardedLately };
          const { state, reason } = standingOf(standing, now);
          if (state === before) continue;
          const rewardedAt = state === 'rewarded' ? now : null;
          await queries.run(
            sql`update referral set state = ${state}, reason = ${reason}, rewarded_at = ${rewardedAt}
                where referral_id = ${referralId}`,
          );
          moved.push({ referralId, state });
          await told(queries, inviterId, { referralId, state }, now);
          if (state !== 'rewarded') continue;
          rewardedLately += 1;
          await award(queries, { userId: inviterId, reason: 'friendInvited', source: referralId, at: now });
          if (invitedId !== null)
            await award(queries, { userId: invitedId, reason: 'wasInvited', source: referralId, at: now });
        }
        return moved;
      }),
    /** Members with a referral whose state may change now. */
    due: async (now: number): Promise<readonly string[]> => {
      const rows = await database.all(
        IdRow,
        sql`select distinct inviter_id as "userId" from referral r
            where (state = 'registered'
                   and (invited_id is null or bound_at < ${now - REFERRAL.qualifyWithinMs}
                        or exists (select 1 from member_contact c where c.user_id = r.invited_id)))
               or (state = 'qualified'
                   and (invited_id is null
                        or (select count(*) from referral lately
                            where lately.inviter_id = r.inviter_id
                              and lately.rewarded_at > ${now - REFERRAL.limitWithinMs}) < ${REFERRAL.limit}))
            limit ${DUE_AT_ONCE}`,
      );
      return rows.map(({ userId }) => userId);
    },
    /** A page of referrals, the latest first, with one more than `most`; without a cursor the first page. */
    invited: (inviterId: string, most: number, cursor: string | undefined) =>
      database.all(
        InvitedRow,
        sql`select r.referral_id as "referralId", r.state, r.reason, r.bound_at as "boundAt", ${person}
            from referral r left join member m on m.user_id = r.invited_id
            where r.inviter_id = ${inviterId} and ${invitedOrder.behind(cursor)} ${invitedOrder.first(most)}`,
      ),
    /** All referrals without the invited members, for the export of the member's data. */
    all: (inviterId: string) =>
      database.all(
        ExportRow,
        sql`select bound_at as "boundAt", state, reason from referral
            where inviter_id = ${inviterId} order by bound_at desc, referral_id`,
      ),
    totals: async (inviterId: string) =>
      (await database.one(
        TotalsRow,
        sql`select count(*) as registered,
                   count(case when state in ('qualified', 'rewarded') then 1 end) as qualified,
                   count(case when state = 'rewarded' then 1 end) as rewarded
            from referral where inviter_id = ${inviterId}`,
      )) ?? { registered: 0, qualified: 0, rewarded: 0 },
    inviterOf: (userId: string) =>
      database.one(
        PersonRow,
        sql`select ${person} from referral r join member m on m.user_id = r.inviter_id where r.invited_id = ${userId}`,
      ),
    /** When a member was invited, by anybody; null if they were not. */
    boundOf: (userId: string) =>
      database.one(BoundRow, sql`select bound_at as "boundAt", state from referral where invited_id = ${userId}`),
  };
};
export type ReferralStore = ReturnType<typeof referralStore>;
