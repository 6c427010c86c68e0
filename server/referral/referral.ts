import type { referral } from '#contract/http/referral.ts';
import { POINTS } from '#domain/level/level.ts';
import type { User } from '#domain/people/user.ts';
import { bindProblem, maskedName, readCode, REFERRAL, type Invited, type Referral } from '#domain/referral/referral.ts';
import { sliceOf, type Slice } from '#domain/shared/slice.ts';
import type { Database } from '../database/database.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import type { Log } from '../log.ts';
import type { Clock } from '../shared/clock.ts';
import type { Kept } from '../shared/kept.ts';
import type { Outbox } from '../shared/outbox.ts';
import { refused } from '../shared/refusal.ts';
import {
  referralStore,
  type AwardPoints,
  type InvitedStored,
  type Person,
  type ReferralStore,
} from './referral.store.ts';

const DAY_MS = 86_400_000;

export interface ReferralNeeds {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly log: Log;
  readonly award: AwardPoints;
  /** Whether a member allows the person who invited them to see who they are. */
  readonly isShown: (userId: string) => Promise<boolean>;
}

export interface ReferralArea {
  readonly handlers: AreaHandlers<typeof referral>;
  /** Called for each new member, in the transaction that stores them. */
  readonly joined: ReferralStore['joined'];
  /** Settles the referrals of a member, and publishes those that changed. */
  readonly settle: (userId: string, now: number) => Promise<void>;
  /** Settles all referrals whose state may change now; to be called regularly. */
  readonly settleDue: () => Promise<void>;
  readonly kept: Kept;
}

const userOf = ({ nickname, ...rest }: Person): User => ({ ...rest, nickname, displayName: nickname });

/** Invitations of new members, MI-8 to MI-10. */
export const createReferral = (needs: ReferralNeeds): ReferralArea => {
  const { database, outbox, clock, log, award, isShown } = needs;
  const store = referralStore(database, award, (queries, userId, moved, at) =>
    outbox.publish(queries, 'referral.moved', { ...moved, userId, at }),
  );

  const settle = async (userId: string, now: number): Promise<void> => {
    for (const { referralId, state } of await store.settle(userId, now))
      log.info('referral.moved', { referralId, userId, state });
  };
  const settleDue = async (): Promise<void> => {
    const now = clock();
    for (const userId of await store.due(now)) await settle(userId, now);
  };
  const reasonOf = ({ state, reason }: InvitedStored) => {
    if (state === 'registered') return 'notProven' as const;
    return state === 'qualified' ? ('limit' as const) : reason;
  };
  const invitedOf = async (stored: InvitedStored): Promise<Invited> => {
    const { referralId, userId, nickname, profilePicture, siteRoleId, boundAt: ts, state } = stored;
    const reasonKey = reasonOf(stored);
    const shown = userId !== null && (await isShown(userId));
    return {
      ...{ referralId, ts, state },
      user: shown ? userOf({ userId, nickname: nickname ?? '', profilePicture, siteRoleId: siteRoleId ?? 0 }) : null,
      maskedName: maskedName(nickname ?? ''),
      ...(reasonKey !== null && { reasonKey }),
    };
  };
  const invitedFrom = async (userId: string, cursor?: string): Promise<Slice<Invited>> => {
    const rows = await store.invited(userId, REFERRAL.pageSize, cursor);
    const { list, next } = sliceOf(rows, REFERRAL.pageSize, ({ boundAt, referralId }) => ({
      at: boundAt,
      id: referralId,
    }));
    return { list: await Promise.all(list.map(invitedOf)), next };
  };
  const infoOf = async (userId: string, { site, now }: CallContext): Promise<Referral> => {
    await settle(userId, now);
    const code = await store.codeOf(userId, now);
    const [invited, { rewarded, ...totals }, inviter, bound, me] = await Promise.all([
      invitedFrom(userId),
      store.totals(userId),
      store.inviterOf(userId),
      store.boundOf(userId),
      store.joinedAt(userId),
    ]);
    const bindUntil = (me?.createdAt ?? 0) + REFERRAL.bindWithinMs;
    return {
      code,
      link: `${site}/?pid=${code}`,
      invited: invited.list,
      invitedNext: invited.next,
      totals: { ...totals, points: rewarded * POINTS.friendInvited },
      rule: {
        pointsEach: POINTS.friendInvited,
        qualifyDays: REFERRAL.qualifyWithinMs / DAY_MS,
        limit: REFERRAL.limit,
        limitDays: REFERRAL.limitWithinMs / DAY_MS,
        bindDays: REFERRAL.bindWithinMs / DAY_MS,
      },
      ...(inviter && { referredBy: userOf(inviter) }),
      ...(bound === null && bindUntil > now && { bindUntil }),
    };
  };

  return {
    joined: store.joined,
    settle,
    settleDue,
    handlers: {
      info: async (_input, context) => infoOf(context.viewer.userId, context),
      list: async ({ cursor }, { viewer, now }) => {
        if (cursor === undefined) await settle(viewer.userId, now);
        const [page, { registered: total }] = await Promise.all([
          invitedFrom(viewer.userId, cursor),
          store.totals(viewer.userId),
        ]);
        return { ...page, total };
      },
      bind: async ({ code: typed }, context) => {
        const { viewer, now } = context;
        const me = await store.joinedAt(viewer.userId);
        if (!me) return refused(401);
        if (await store.boundOf(me.userId)) return refused(409);
        const code = readCode(typed);
        const inviter = code === null ? null : await store.ownerOf(code);
        const problem = bindProblem(me, inviter, now);
        if (problem !== null || !inviter) return refused(422, { fields: { code: problem ?? 'unknown' } });
        if (!(await store.bind(inviter.userId, me.userId, now))) return refused(409);
        log.info('referral.bound', { userId: me.userId });
        await settle(inviter.userId, now);
        return infoOf(me.userId, context);
      },
    },
    kept: {
      name: 'referral',
      columns: { referral_code: ['user_id'], referral: ['inviter_id', 'invited_id'] },
      tell: async (userId) => ({
        code: await store.codeOf(userId, clock()),
        invited: await store.all(userId),
        wasInvited: await store.boundOf(userId),
      }),
      erase: async () => null,
    },
  };
};
