import type { Durable, Writes } from '../shared/outbox.ts';
import type { DecisionNote } from './decisions.ts';
import type { DecisionsStore } from './decisions.store.ts';
import type { ReportsStore } from './reports.store.ts';

interface Needs {
  readonly reports: ReportsStore;
  readonly log: DecisionsStore;
  readonly noted: (note: DecisionNote) => Promise<Writes | null>;
  readonly page: string;
}

/** Tells who reported a thing what became of it, each once by decision, with the moderator's reason. */
export const toldOfReports = ({ reports, log, noted, page }: Needs): Durable => ({
  'report.answered': async ({ caseId, decisionId, at }) => {
    const decision = await log.byId(decisionId);
    if (decision?.state !== 'stands') return;
    const writes = await Promise.all(
      (await reports.reportersOf(caseId)).map((userId) =>
        noted({
          ...{ userId, at, goTo: page, params: { reason: decision.reason }, onceKey: `report ${decisionId}` },
          kind: decision.action === 'none' ? 'reportRefused' : 'reportUpheld',
        }),
      ),
    );
    return async (queries) => {
      for (const write of writes) await write?.(queries);
    };
  },
});
