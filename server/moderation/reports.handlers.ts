import type { reports as calls } from '#contract/http/reports.ts';
import { quoteOf } from '#domain/comments/comment.ts';
import type { Decision } from '#domain/moderation/decision.ts';
import { reasonsFor, REPORTS, type OwnReport } from '#domain/moderation/report.ts';
import type { Database } from '../database/database.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { newId } from '../shared/newId.ts';
import { refused } from '../shared/refusal.ts';
import { appealOf, type AppealsStore, type StoredAppeal } from './appeals.store.ts';
import type { DecisionsStore } from './decisions.store.ts';
import type { NewReport, ReportsStore, StoredCase, StoredReport } from './reports.store.ts';
import type { Things } from './things.ts';

export interface ReportersParts {
  readonly database: Database;
  readonly reports: ReportsStore;
  readonly appeals: AppealsStore;
  readonly decisions: DecisionsStore;
  readonly things: Things;
  /** Counts a report or an appeal of a member; seconds to wait where they are too many. */
  readonly countWrite: (userId: string) => Promise<number | null>;
}

const isLate = ({ at }: Pick<Decision, 'at'>, now: number): boolean => now >= at + REPORTS.appealMs;

/** Whether whom a decision concerns, or who reported, may still say something against it. */
export const mayAppealTo = (decision: Decision, appeal: StoredAppeal | undefined | null, now: number): boolean =>
  decision.state === 'stands' && !appeal && !isLate(decision, now);

/** What members do: report, see what became of it, and appeal. */
export const reportersHandlers = (
  parts: ReportersParts,
): Pick<AreaHandlers<typeof calls>, 'create' | 'myList' | 'appeal'> => {
  const { database, reports, appeals, decisions, things, countWrite } = parts;

  const shown = (
    { reportId, reason, note, createdTs }: StoredReport,
    one: StoredCase,
    {
      decision,
      appeal,
      title,
      now,
    }: {
      readonly decision: Decision | null;
      readonly appeal: StoredAppeal | undefined;
      readonly title: string;
      readonly now: number;
    },
  ): OwnReport => {
    const isAnswered =
      decision !== null && decision.state === 'stands' && (one.state === 'closed' || one.state === 'appeal');
    return {
      ...{ reportId, reason, note, title, at: createdTs, target: { type: one.type, id: one.subjectId } },
      state: isAnswered ? (decision.action === 'none' ? 'refused' : 'upheld') : 'waiting',
      ...(isAnswered && { answer: decision.reason, answeredAt: decision.at }),
      ...(appeal && { appeal: appealOf(appeal) }),
      mayAppeal: isAnswered && one.state === 'closed' && mayAppealTo(decision, appeal, now),
    };
  };

  /** The case and the decision that somebody says something against. */
  const appealed = async (
    { reportId, decisionId }: { readonly reportId?: string; readonly decisionId?: string },
    userId: string,
  ): Promise<{ readonly decision: Decision; readonly one: StoredCase | null; readonly ofAuthor: boolean } | null> => {
    if (decisionId !== undefined) {
      const decision = await decisions.byId(decisionId);
      if (decision?.about !== userId || decision.action === 'none' || decision.state === 'waits') return null;
      return { decision, one: await reports.ofDecision(decisionId), ofAuthor: true };
    }
    const report = reportId === undefined ? null : await reports.oneOf(userId, reportId);
    const one = report && (await reports.byId(report.caseId));
    const decision = one?.decisionId ? await decisions.byId(one.decisionId) : null;
    return one && decision ? { decision, one, ofAuthor: false } : null;
  };

  return {
    create: async ({ target, reason, note = '', diagnosis = '', clientId }, { viewer, now }) => {
      if (!reasonsFor(target).includes(reason)) return refused(422, { fields: { reason: 'is for other things' } });
      const thing = await things.one(target);
      if (!thing || !(await things.isSeenBy(target, thing, viewer.userId))) return refused(404);
      if (thing.about === viewer.userId) return refused(422, { fields: { target: 'is your own' } });
      const retryAfterS = await countWrite(viewer.userId);
      if (retryAfterS !== null) return refused(429, { retryAfterS });
      const { about, text } = thing;
      const by = { by: viewer.userId, clientId, at: now };
      const report = { reportId: newId('r'), caseId: newId('k'), target, about, text, reason };
      return { reportId: await reports.add({ ...report, ...by, note: note.trim(), diagnosis }) };
    },
    myList: async ({ cursor }, { viewer, now }) => {
      const { list, next } = await reports.mine(viewer.userId, cursor);
      const ids = list.map(({ caseId }) => caseId);
      const cases = new Map((await reports.byIds(ids)).map((one) => [one.caseId, one]));
      const own = await appeals.mine(viewer.userId, ids);
      const rows = list.flatMap((report) => {
        const one = cases.get(report.caseId);
        return one ? [{ report, one }] : [];
      });
      const found = await things.all(rows.map(({ one }) => ({ type: one.type, id: one.subjectId })));
      const decided = await decisions.byIds(rows.flatMap(({ one }) => one.decisionId ?? []));
      return {
        list: rows.map(({ report, one }, i) =>
          shown(report, one, {
            ...{ decision: decided.get(one.decisionId ?? '') ?? null, appeal: own.get(one.caseId), now },
            title: quoteOf(one.text === '' ? (found[i]?.title ?? '') : one.text),
          }),
        ),
        next,
      };
    },
    /** Serializable, and a unique key besides: each member once about a case. */
    appeal: async ({ reportId, decisionId, text, clientId }, { viewer: { userId }, now }) => {
      const found = await appealed({ ...(reportId && { reportId }), ...(decisionId && { decisionId }) }, userId);
      if (!found) return refused(404);
      const { decision, one, ofAuthor } = found;
      const caseId = one?.caseId ?? newId('k');
      const before = await appeals.of(database, caseId, userId);
      if (before) return before.text === text ? appealOf(before) : refused(409, { message: 'There was one already.' });
      if (decision.state !== 'stands') return refused(409, { message: 'This does not hold any more.' });
      if (isLate(decision, now)) return refused(410);
      const retryAfterS = await countWrite(userId);
      if (retryAfterS !== null) return refused(429, { retryAfterS });
      const own: NewReport = {
        ...{ reportId: '', caseId, about: decision.about, text: '', by: userId, clientId, reason: 'misc', note: '' },
        ...{ diagnosis: '', at: now, target: decision.targets[0] ?? { type: 'user', id: userId } },
      };
      const stored = await database.transaction(async (queries) => {
        const earlier = await appeals.of(queries, caseId, userId);
        if (earlier) return earlier;
        if (!one) await reports.addForAppeal(queries, own, decision.decisionId);
        const isOpen = await reports.appealed(queries, caseId, now);
        if (!isOpen) return null;
        const appeal = { appealId: newId('p'), caseId, decisionId: decision.decisionId, by: userId, clientId };
        await appeals.add(queries, { ...appeal, ofAuthor, text, at: now });
        return appeals.of(queries, caseId, userId);
      });
      return stored ? appealOf(stored) : refused(409, { message: 'It is being decided anew.' });
    },
  };
};
