import type { ReportWish } from '#ports/reports.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { caseQueue, decisionLog, oneCase, ownReports, reportStats } from './moderation.resources.ts';

/** SO-10: reports a thing, a person, or the picture of a room. */
export const sendReport = act({
  ...{ name: 'sendReport', members: true, invalidates: [ownReports] },
  to: ({ target: { type, id } }: Omit<ReportWish, 'clientId'>) => `${type}:${id}`,
  run: async ({ loadPort }: Ports, wish, { clientId, signal }) =>
    (await loadPort('reports')).report({ ...wish, clientId }, signal),
});

/** CH-11: takes a decision back from the log. */
export const undoDecision = act({
  ...{ name: 'undoDecision', members: true, invalidates: [decisionLog, caseQueue, oneCase, reportStats] },
  to: ({ decisionId }: { readonly decisionId: string }) => decisionId,
  run: async ({ loadPort }: Ports, { decisionId }, { signal }) => (await loadPort('reports')).undo(decisionId, signal),
  applyAnswer: (decision, _, change) =>
    change(decisionLog, null, (held) => ({
      ...held,
      list: held.list.map((one) => (one.decisionId === decision.decisionId ? decision : one)),
    })),
});

/** Gives a case back that a moderator leaves undecided. */
export const releaseCase = act({
  ...{ name: 'releaseCase', members: true, invalidates: [caseQueue] },
  to: ({ reportId }: { readonly reportId: string }) => reportId,
  run: async ({ loadPort }: Ports, { reportId }, { signal }) =>
    (await loadPort('reports')).claim({ reportId, on: false }, signal),
});
