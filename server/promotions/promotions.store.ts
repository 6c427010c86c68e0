import * as Schema from 'effect/Schema';
import type { PointEntry } from '#domain/level/level.ts';
import { judge, PROMOTIONS, type Claim, type ClaimProblem, type MemberFacts } from '#domain/promotions/promotion.ts';
import { programmeIdIn } from '../shared/tv/bookedProgramme.ts';
import type { Database, Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Kept } from '../shared/kept.ts';
import { PromotionForm, type StoredPromotion } from '../shared/promotions/promotionForm.ts';

const PromotionRow = Schema.Struct({ promotionId: Schema.String, data: Schema.fromJsonString(PromotionForm) });
const CountRow = Schema.Struct({ promotionId: Schema.String, count: Schema.Int });
const ClaimRow = Schema.Struct({ promotionId: Schema.String, points: Schema.Int, at: Schema.Int });
const OwnClaimRow = Schema.Struct({ ...ClaimRow.fields, clientId: Schema.String });
const FactsRow = Schema.Struct({
  level: Schema.NullOr(Schema.Int),
  registeredAt: Schema.Int,
  mailProven: Schema.Int,
  phoneProven: Schema.Int,
});
const BookedRow = Schema.Struct({ fixtureId: Schema.String, at: Schema.Int });
const InstantRow = Schema.Struct({ at: Schema.Int });

/** Gives points within a transaction, with their line in the ledger. */
export type GivePoints = (
  queries: Queries,
  award: { readonly userId: string; readonly source: string; readonly points: number; readonly at: number },
) => Promise<PointEntry | null>;

export interface ClaimWish {
  readonly userId: string;
  readonly clientId: string;
}
export type ClaimEnd =
  | { readonly kind: 'claimed'; readonly claim: Claim; readonly entry: PointEntry | null }
  /** Claimed earlier by a different request; this one is not a retry. */
  | { readonly kind: 'before' }
  | { readonly kind: 'refused'; readonly problem: ClaimProblem }
  | { readonly kind: 'gone' };

/** The present facts about a member and their activity. */
const factsOf = async (queries: Pick<Queries, 'one' | 'all'>, userId: string): Promise<MemberFacts | null> => {
  const row = await queries.one(
    FactsRow,
    sql`select level, created_at as "registeredAt",
               (select count(*) from member_contact c where c.user_id = m.user_id and channel = 'mail') as "mailProven",
               (select count(*) from member_contact c where c.user_id = m.user_id and channel = 'sms') as "phoneProven"
        from member m where m.user_id = ${userId}`,
  );
  if (!row) return null;
  const booked = await queries.all(
    BookedRow,
    sql`select fixture_id as "fixtureId", created_at as at from booking where user_id = ${userId}
        order by created_at desc limit ${PROMOTIONS.factsMost}`,
  );
  const friends = await queries.all(
    InstantRow,
    sql`select rewarded_at as at from referral where inviter_id = ${userId} and rewarded_at is not null
        order by rewarded_at desc limit ${PROMOTIONS.factsMost}`,
  );
  return {
    level: row.level ?? 1,
    registeredAt: row.registeredAt,
    mailProven: row.mailProven > 0,
    phoneProven: row.phoneProven > 0,
    bookedAt: booked.filter(({ fixtureId }) => programmeIdIn(fixtureId) === null).map(({ at }) => at),
    friendsAt: friends.map(({ at }) => at),
  };
};

/** An operator's promotions, and who claimed which. */
export const promotionsStore = (database: Database, give: GivePoints) => ({
  all: async (): Promise<readonly StoredPromotion[]> =>
    (await database.all(PromotionRow, sql`select promotion_id as "promotionId", data from promotion`)).map(
      ({ promotionId, data }) => ({ promotionId, demo: false, ...data }),
    ),
  /** The number of claims of each promotion. */
  counts: async (): Promise<ReadonlyMap<string, number>> =>
    new Map(
      (
        await database.all(
          CountRow,
          sql`select promotion_id as "promotionId", count(*) as count from promotion_claim group by promotion_id`,
        )
      ).map(({ promotionId, count }) => [promotionId, count]),
    ),
  factsOf: (userId: string) => factsOf(database, userId),
  /** Latest first. */
  claimsOf: (userId: string): Promise<readonly Claim[]> =>
    database.all(
      ClaimRow,
      sql`select promotion_id as "promotionId", points, claimed_at as at from promotion_claim
          where user_id = ${userId} order by claimed_at desc, promotion_id`,
    ),
  /** Serializable, with a primary key: repeated clicks, also in two tabs, give one claim and its points once. */
  claim: (promotion: StoredPromotion, { userId, clientId }: ClaimWish, now: number): Promise<ClaimEnd> =>
    database.transaction(async (queries): Promise<ClaimEnd> => {
      const { promotionId, points } = promotion;
      const before = await queries.one(
        OwnClaimRow,
        sql`select promotion_id as "promotionId", points, claimed_at as at, client_id as "clientId"
            from promotion_claim where promotion_id = ${promotionId} and user_id = ${userId}`,
      );
      if (before) {
        const { clientId: first, ...claim } = before;
        return first === clientId ? { kind: 'claimed', claim, entry: null } : { kind: 'before' };
      }
      const facts = await factsOf(queries, userId);
      if (!facts) return { kind: 'gone' };
      const { problem } = judge(promotion, facts, now);
      if (problem !== null) return { kind: 'refused', problem };
      await queries.run(sql`
        insert into promotion_claim (promotion_id, user_id, client_id, points, claimed_at)
        values (${promotionId}, ${userId}, ${clientId}, ${points}, ${now})`);
      const entry = await give(queries, { userId, source: promotionId, points, at: now });
      return { kind: 'claimed', claim: { promotionId, points, at: now }, entry };
    }),
});
export type PromotionsStore = ReturnType<typeof promotionsStore>;

/** Stored about a member; deleted with them. */
export const keptClaims = (claimsOf: PromotionsStore['claimsOf']): Kept => ({
  name: 'promotions',
  columns: { promotion_claim: ['user_id'] },
  tell: claimsOf,
  erase: async () => null,
});
