import { isModerator, type Decision, type DecisionAction } from '#domain/moderation/decision.ts';
import type { User } from '#domain/people/user.ts';
import type { Queries } from '../database/database.ts';
import type { MemberViewer } from '../http/identify.ts';
import type { DecisionWish } from '../shared/moderation/decisions.ts';
import type { Outbox, Writes } from '../shared/outbox.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import type { AppealsStore, StoredAppeal } from './appeals.store.ts';
import type { DecisionNote, OwnDecisions } from './decisions.ts';
import type { DecisionsStore } from './decisions.store.ts';
import type { PeopleOf } from './decisionsShown.ts';
import { CaseTaken, type ReportsStore, type StoredCase } from './reports.store.ts';

export interface CasesParts {
  readonly reports: ReportsStore;
  readonly appeals: AppealsStore;
  readonly log: DecisionsStore;
  readonly decisions: OwnDecisions;
  readonly outbox: Outbox;
  readonly peopleOf: PeopleOf;
  readonly noted: (note: DecisionNote) => Promise<Writes | null>;
  /** Where somebody reads of their reports and of decisions about them. */
  readonly page: string;
}

interface CaseWish {
  readonly reportId: string;
  readonly action: DecisionAction;
  readonly minutes?: number;
  readonly reason: string;
  readonly clientId: string;
}

const severity: Readonly<Record<DecisionAction, number>> = { none: 0, remove: 1, mute: 2, ban: 3 };
const taken = (): Refusal => refused(409, { message: 'Another moderator was first.' });
const another = (): Refusal => refused(403, { message: 'Another moderator has to answer it.' });

/** Whether the decision on an appeal is what was asked for: milder for the author, something at all for who reported. */
const isGranted = ({ ofAuthor }: StoredAppeal, last: Decision, action: DecisionAction): boolean =>
  ofAuthor === 1 ? severity[action] < severity[last.action] : severity[action] > severity[last.action];

/** Decides cases: a first time, as the second moderator of a long ban, or on an appeal. */
export const decideCases = (parts: CasesParts) => {
  const { reports, appeals, log, decisions, outbox, peopleOf, noted, page } = parts;

  const wishOf = (one: StoredCase, wish: CaseWish, by: string, at: number): DecisionWish => ({
    ...{ by, at, action: wish.action, reason: wish.reason, clientId: wish.clientId, about: one.userId },
    targets: [{ type: one.type, id: one.subjectId }],
    ...((wish.action === 'mute' || wish.action === 'ban') && wish.minutes !== undefined && { minutes: wish.minutes }),
  });
  /** Moves the case with its decision, and has who reported told where that stands. */
  const move =
    (one: StoredCase, by: string, now: number) =>
    async (queries: Queries, decision: Decision): Promise<void> => {
      const { caseId, state: from } = one;
      const { decisionId, state } = decision;
      const to = state === 'waits' ? 'second' : 'closed';
      await reports.move(queries, { caseId, from, to, decisionId, by, now });
      if (to === 'closed') await outbox.publish(queries, 'report.answered', { caseId, decisionId, at: now });
    };

  const onAppeal = async (one: StoredCase, last: Decision, wish: CaseWish, by: string, now: number) => {
    const isSame = last.action === wish.action && (wish.minutes === undefined || wish.minutes === last.minutes);
    const open = (await appeals.ofCase(one.caseId)).filter(({ granted }) => granted === null);
    const notes = await Promise.all(
      open.map((appeal) =>
        noted({
          ...{ userId: appeal.userId, params: { reason: wish.reason }, goTo: page, at: now },
          ...{ kind: isGranted(appeal, last, wish.action) ? 'appealGranted' : 'appealKept' },
          onceKey: `appeal ${one.caseId}`,
        }),
      ),
    );
    const answer = async (queries: Queries): Promise<void> => {
      for (const appeal of open)
        await appeals.answer(queries, appeal, {
          ...{ granted: isGranted(appeal, last, wish.action), answer: wish.reason, at: now },
        });
      for (const note of notes) await note?.(queries);
    };
    if (isSame) {
      // The line says that it was looked at; what was decided stands as it is.
      const line = wishOf(one, { ...wish, action: 'none' }, by, now);
      return decisions.decide(line, async (queries) => {
        const { caseId, state: from } = one;
        await reports.move(queries, { caseId, from, to: 'closed', decisionId: last.decisionId, by, now });
        await answer(queries);
      });
    }
    let settles: Awaited<ReturnType<OwnDecisions['reverse']>> = [];
    const decided = await decisions.decide(wishOf(one, wish, by, now), async (queries, decision) => {
      await move(one, by, now)(queries, decision);
      // It may have been taken back since it was read.
      const still = await log.byId(last.decisionId, queries);
      settles = still?.state === 'stands' ? await decisions.reverse(queries, still, by, now) : [];
      await answer(queries);
    });
    if (!isRefused(decided)) await decisions.settle(settles);
    return decided;
  };

  const asSecond = async (one: StoredCase, last: Decision, wish: CaseWish, by: string, now: number) => {
    if (wish.action === last.action && wish.minutes === last.minutes)
      return decisions.confirm({ decisionId: last.decisionId, by, agrees: true, at: now });
    return decisions.decide(wishOf(one, wish, by, now), async (queries, decision) => {
      // First, so that who comes after another answer is told so.
      await move(one, by, now)(queries, decision);
      await log.addSecond(queries, { decisionId: last.decisionId, by, agrees: false, until: now, at: now });
    });
  };

  const isStaffMember = (users: ReadonlyMap<string, User>, userId: string | null): boolean =>
    userId !== null && isModerator(users.get(userId) ?? null);

  return async (wish: CaseWish, viewer: MemberViewer, now: number): Promise<Decision | Refusal> => {
    if (!isModerator(viewer)) return refused(403);
    const by = viewer.userId;
    const before = await log.byClient(by, wish.clientId);
    if (before) return before;
    const one = await reports.byId(wish.reportId);
    if (!one) return refused(404);
    if (one.userId === by) return refused(403, { message: 'Nobody decides about themselves.' });
    const last = one.decisionId === null ? null : await log.byId(one.decisionId);
    if (one.state === 'closed') return last?.second === by && last.action === wish.action ? last : taken();
    if (one.claimedUntil > now && one.claimedBy !== by) return taken();
    const holds = wish.action === 'mute' || wish.action === 'ban';
    if (holds && one.userId !== null && isStaffMember(await peopleOf([one.userId]), one.userId))
      return refused(403, { message: 'Staff cannot be muted.' });
    try {
      if (one.state === 'open' || last === null)
        return await decisions.decide(wishOf(one, wish, by, now), move(one, by, now));
      if (last.by === by || last.second === by) return another();
      return await (one.state === 'second' ? asSecond : onAppeal)(one, last, wish, by, now);
    } catch (error) {
      if (error instanceof CaseTaken) return taken();
      throw error;
    }
  };
};
