import type { reports as calls } from '#contract/http/reports.ts';
import { isModerator } from '#domain/moderation/decision.ts';
import { actionsFor, REPORTS, type ReportCase, type WrittenLately } from '#domain/moderation/report.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { isRefused, refused } from '../shared/refusal.ts';
import { appealOf } from './appeals.store.ts';
import { decideCases, type CasesParts } from './cases.ts';
import type { Hands } from './handsOf.ts';
import { decisionsShown } from './decisionsShown.ts';
import type { StoredCase } from './reports.store.ts';
import type { Things } from './things.ts';

export interface ModeratorsParts extends CasesParts {
  readonly things: Things;
  readonly hands: Hands;
}

const WEEK_MS = 7 * 86_400_000;
/** Decisions about a person that a moderator is shown beside a case. */
const RECORD_MOST = 10;

/** What moderators do: the queue, a case, its decision, and how things stand. */
export const moderatorsHandlers = (
  parts: ModeratorsParts,
): Pick<AreaHandlers<typeof calls>, 'list' | 'detail' | 'claim' | 'decide' | 'stat'> => {
  const { reports, appeals, log, peopleOf, things, hands } = parts;
  const decide = decideCases(parts);

  const shown = async (cases: readonly StoredCase[], now: number): Promise<readonly ReportCase[]> => {
    const ids = cases.flatMap(({ userId, claimedBy }) => [userId, claimedBy]).flatMap((id) => id ?? []);
    const [people, reasons, found, lines] = await Promise.all([
      peopleOf([...new Set(ids)]),
      reports.reasonsOf(cases.map(({ caseId }) => caseId)),
      things.all(cases.map(({ type, subjectId }) => ({ type, id: subjectId }))),
      log.byIds(cases.flatMap(({ decisionId }) => decisionId ?? [])),
    ]);
    const decisions = await decisionsShown([...lines.values()], peopleOf);
    const byId = new Map(decisions.map((one) => [one.decisionId, one]));
    return cases.map((one, i) => {
      const thing = found[i] ?? null;
      const claimer = one.claimedUntil > now && one.claimedBy !== null ? people.get(one.claimedBy) : undefined;
      const decision = one.decisionId === null ? undefined : byId.get(one.decisionId);
      return {
        ...{ reportId: one.caseId, target: { type: one.type, id: one.subjectId }, state: one.state, text: one.text },
        card: thing?.path ? { title: thing.title, path: thing.path } : null,
        about: one.userId === null ? null : (people.get(one.userId) ?? null),
        ...{ count: one.reports, weight: one.weight, openedAt: one.openedTs, reasons: reasons.get(one.caseId) ?? [] },
        ...(claimer && { claim: { by: claimer, until: one.claimedUntil } }),
        ...(decision && { decision }),
      };
    });
  };

  /** What the author of a case wrote lately, but for the reported thing itself. */
  const latelyOf = async (userId: string, reported: string): Promise<readonly WrittenLately[]> => {
    const said = (await hands.said(userId, REPORTS.latelyMost)).filter(({ id }) => id !== reported);
    const paths = await things.pathsOf(said);
    return said.map(({ type, id, text, at }, i) => ({ target: { type, id }, text, at, path: paths[i] ?? null }));
  };

  return {
    list: async ({ state = 'open', cursor }, { viewer, now }) => {
      if (!isModerator(viewer)) return refused(403);
      const { list, next } = await reports.list(state, cursor);
      return { list: await shown(list, now), next };
    },
    detail: async ({ reportId }, { viewer, now }) => {
      if (!isModerator(viewer)) return refused(403);
      const one = await reports.byId(reportId);
      if (!one) return refused(404);
      const [[found], exhibit, notes, said, record, beside, lately] = await Promise.all([
        shown([one], now),
        hands.exhibit({ type: one.type, id: one.subjectId }),
        reports.notesOf(reportId),
        appeals.ofCase(reportId),
        one.userId === null ? [] : log.about(one.userId, undefined).then(({ list }) => list.slice(0, RECORD_MOST)),
        hands.remover(one.type)?.remover.beside?.(one.subjectId) ?? [],
        one.userId === null ? [] : latelyOf(one.userId, one.subjectId),
      ]);
      return {
        ...found!,
        now: exhibit?.text ?? null,
        // On an appeal the same again refuses it, also where the thing is gone by that.
        actions: actionsFor({
          removable: hands.remover(one.type) !== null && (exhibit !== null || one.state === 'appeal'),
          hasAuthor: one.userId !== null,
        }),
        notes,
        appeals: said.map((appeal) => ({
          ...appealOf(appeal),
          by: appeal.ofAuthor === 1 ? ('author' as const) : ('reporter' as const),
        })),
        beside,
        record: await decisionsShown(record, peopleOf),
        lately,
      };
    },
    claim: async ({ reportId, on }, { viewer, now }) => {
      if (!isModerator(viewer)) return refused(403);
      const one = await reports.byId(reportId);
      if (!one) return refused(404);
      // Whom it is about would keep everybody else from it.
      if (one.userId === viewer.userId) return refused(403, { message: 'Nobody decides about themselves.' });
      if (!on) {
        await reports.release(reportId, viewer.userId);
        return { until: null };
      }
      return (await reports.claim(reportId, viewer.userId, now)) ? { until: now + REPORTS.claimMs } : refused(409);
    },
    decide: async (wish, { viewer, now }) => {
      const decided = await decide(wish, viewer, now);
      return isRefused(decided) ? decided : { decisionId: decided.decisionId };
    },
    stat: async (_input, { viewer, now }) => {
      if (!isModerator(viewer)) return refused(403);
      const since = now - WEEK_MS;
      const [waiting, oldestAt, made, decided, answered] = await Promise.all([
        reports.waiting(),
        reports.oldestAt(),
        reports.reportsSince(since),
        log.counts(since),
        appeals.counts(since),
      ]);
      const waits = (state: string) => waiting.find((one) => one.state === state)?.count ?? 0;
      const done = (action: string) => decided.find((one) => one.action === action)?.count ?? 0;
      const said = (granted: number) => answered.find((one) => one.granted === granted)?.count ?? 0;
      return {
        waiting: { open: waits('open'), second: waits('second'), appeal: waits('appeal') },
        ...{ oldestAt, reports: made },
        decided: { none: done('none'), remove: done('remove'), mute: done('mute'), ban: done('ban') },
        appeals: { granted: said(1), kept: said(0) },
      };
    },
  };
};
