import { MODERATION } from '#domain/moderation/decision.ts';
import { REPORTS } from '#domain/moderation/report.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import type { WordsKind } from '#domain/door/kinds.ts';
import type { Database } from '../database/database.ts';
import { opened } from '../shared/area.ts';
import type { Clock } from '../shared/clock.ts';
import type { JudgeCall } from '../shared/door/callWords.ts';
import { createLimiter, MINUTE_MS, type LimitStore } from '../shared/limiter.ts';
import type { Hand } from '../shared/moderation/hands.ts';
import { heldRefusal } from '../shared/moderation/heldRefusal.ts';
import type { Outbox } from '../shared/outbox.ts';
import type { FindSubjects } from '../shared/subjects.ts';
import { createDecisions, type DecisionsNeeds } from './decisions.ts';
import { decisionsStore } from './decisions.store.ts';
import { appealsStore } from './appeals.store.ts';
import { handsOf } from './handsOf.ts';
import { keptDecisions } from './kept.store.ts';
import { keptReports } from './keptReports.store.ts';
import { moderationArea } from './moderation.area.ts';
import type { PeopleOf } from './decisionsShown.ts';
import { moderationHandlers } from './moderation.handlers.ts';
import { moderatorsHandlers } from './moderators.handlers.ts';
import { reportersHandlers } from './reports.handlers.ts';
import { reportsStore } from './reports.store.ts';
import { thingsIn } from './things.ts';
import { toldOfReports } from './told.ts';

export interface OpenModerationNeeds extends Pick<DecisionsNeeds, 'noted' | 'failed'> {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  /** LIMITS. */
  readonly limits: boolean;
  readonly limitStore: LimitStore;
  readonly find: FindSubjects;
  readonly peopleOf: PeopleOf;
  /** What all areas can do for moderators. */
  readonly hands: readonly Hand[];
}

/** What somebody who is muted or banned may not write; letters to customer care and appeals they may. */
const held: ReadonlySet<WordsKind> = new Set(['title', 'chat', 'private', 'take', 'comment', 'post', 'tip', 'bio']);

export const openModeration = (needs: OpenModerationNeeds) => {
  const { database, clock, peopleOf, outbox, noted, limits, limitStore } = needs;
  const store = decisionsStore(database);
  const [reports, appeals] = [reportsStore(database), appealsStore(database)];
  const page = hrefOf('accountPage', { slug: 'bao-cao' });
  const writes = createLimiter({ name: 'reports.writes', max: REPORTS.anHour, windowMs: 60 * MINUTE_MS }, limitStore);
  /** Everywhere where the words of a call are judged; the chat has a hand of its own. */
  const calls: Hand = {
    name: 'calls',
    holds: {
      hold: async (queries, { decisionId, userId, action, untilAt }) => {
        await store.hold(queries, decisionId, userId, action, untilAt);
        return '';
      },
      release: (queries, { decisionId }) => store.release(queries, decisionId),
    },
  };
  const hands = handsOf([calls, ...needs.hands]);
  const decisions = createDecisions({
    ...{ ...needs, store, hands: () => hands, page },
    undone: (queries, { decisionId }) => reports.reopen(queries, decisionId),
    confirmed: async (queries, { decisionId, state }) => {
      const agrees = state === 'stands';
      const one = await reports.ofDecision(decisionId, queries);
      await reports.answered(queries, decisionId, agrees, clock());
      if (one && agrees)
        await outbox.publish(queries, 'report.answered', { caseId: one.caseId, decisionId, at: clock() });
    },
  });
  const things = thingsIn({ ...needs, hands });
  const common = { reports, appeals, things };
  return {
    ...opened(moderationArea, {
      handlers: {
        moderation: moderationHandlers({ store, decisions, appeals, peopleOf }),
        reports: {
          ...reportersHandlers({
            ...{ ...common, database, decisions: store },
            countWrite: async (userId) => (limits ? writes.hit(userId) : null),
          }),
          ...moderatorsHandlers({ ...common, log: store, decisions, outbox, peopleOf, noted, page, hands }),
        },
      },
      personalData: [keptDecisions(database), keptReports(database)],
      durable: toldOfReports({ reports, log: store, noted, page }),
      jobs: [
        {
          ...{ name: 'moderation.forget', everyMs: 60 * MINUTE_MS },
          run: () => store.forget(clock() - MODERATION.keptMs, clock() - MODERATION.undoMs),
        },
      ],
    }),
    decisions,
    /** Until when somebody may not write, epoch milliseconds; null for who may. */
    heldUntil: (userId: string) => store.heldUntil(userId, clock()),
    /** The same for words, unless whoever writes them may not write now. */
    heldBefore:
      (judgeCall: JudgeCall): JudgeCall =>
      async (found, call) => {
        const { viewer } = call;
        if (viewer?.kind === 'member' && found.some(({ kind }) => held.has(kind))) {
          const now = clock();
          const until = await store.heldUntil(viewer.userId, now);
          if (until !== null) return heldRefusal(until, now);
        }
        return judgeCall(found, call);
      },
  };
};
