import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { appealsStore } from '#server/moderation/appeals.store.ts';
import { decisionsStore, type NewDecision } from '#server/moderation/decisions.store.ts';
import { reportersHandlers } from '#server/moderation/reports.handlers.ts';
import { CaseTaken, reportsStore, type NewReport } from '#server/moderation/reports.store.ts';
import { isRefused } from '#server/shared/refusal.ts';
import { callContext } from '../support/context.ts';
import { NOW } from '../support/engines.ts';
import { both, countOf, counted, join, wrongUnless, type RaceCases } from '../support/race.ts';

const by = (userId: string, caseId: string): NewReport => ({
  ...{ reportId: `${userId}-r`, caseId, target: { type: 'film', id: caseId.split('-')[0]! }, about: null, text: '' },
  ...{ by: userId, clientId: 'k', reason: 'spam', note: '', diagnosis: '', at: NOW },
});
const line = (key: string): NewDecision => ({
  ...{ decisionId: `${key}-d`, by: `${key}-a`, action: 'mute', targets: [], about: key, reason: 'a', at: NOW },
  ...{ clientId: 'k', needsSecond: false },
});
const moved = async (database: Database, key: string, one: string): Promise<boolean> => {
  const move = { caseId: `${key}-k`, from: 'open', to: 'closed', decisionId: one, by: one, now: NOW } as const;
  try {
    await database.transaction((queries) => reportsStore(database).move(queries, move));
    return true;
  } catch (error) {
    if (error instanceof CaseTaken) return false;
    throw error;
  }
};

export const reportsRaces: RaceCases = {
  'reports: two who report a thing at once open one case, which counts both': {
    of: ['server/moderation/reports.store.ts add'],
    guard: { isolation: true, keys: [sql`alter table report_case drop constraint report_case_open_key_key`] },
    race: async (one, other, key) => {
      await both([
        () => reportsStore(one).add(by(`${key}-a`, `${key}-1`)),
        () => reportsStore(other).add(by(`${key}-b`, `${key}-2`)),
      ]);
      const cases = await counted(
        one,
        sql`select cast(count(*) as integer) as count from report_case where subject_id = ${key}`,
      );
      const reports = await counted(
        one,
        sql`select cast(max(reports) as integer) as count from report_case where subject_id = ${key}`,
      );
      return wrongUnless(cases === 1 && reports === 2, { cases, reports });
    },
  },
  'reports: of two moderators who decide a case at once, one does': {
    of: [],
    guard: { clauses: [/ and state = ⟦\d+⟧/] },
    race: async (one, other, key) => {
      await reportsStore(one).add({ ...by(key, `${key}-k`), target: { type: 'film', id: key } });
      const ends = await both([() => moved(one, key, 'a'), () => moved(other, key, 'b')]);
      return wrongUnless(countOf(ends, (end) => end) === 1, ends);
    },
  },
  'reports: of two moderators who open a case at once, one has it': {
    of: [],
    guard: { clauses: [/ and \(claimed_until <= ⟦\d+⟧ or claimed_by = ⟦\d+⟧\)/] },
    race: async (one, other, key) => {
      await reportsStore(one).add({ ...by(key, `${key}-k`), target: { type: 'film', id: key } });
      const claim = (database: Database, who: string) => () => reportsStore(database).claim(`${key}-k`, who, NOW);
      const ends = await both([claim(one, 'a'), claim(other, 'b')]);
      return wrongUnless(countOf(ends, (end) => end) === 1, ends);
    },
  },
  'reports: who appeals twice at once appeals once': {
    of: ['server/moderation/reports.handlers.ts appeal'],
    guard: {
      isolation: true,
      keys: [sql`alter table report_appeal drop constraint report_appeal_case_id_user_id_key`],
    },
    race: async (one, other, key) => {
      await join(one, key);
      await reportsStore(one).add({ ...by(key, `${key}-k`), target: { type: 'film', id: key } });
      await one.transaction((queries) => decisionsStore(one).add(queries, line(key)));
      await one.run(
        sql`update report_case set state = 'closed', decision_id = ${`${key}-d`} where case_id = ${`${key}-k`}`,
      );
      const appeal = (database: Database) => () =>
        reportersHandlers({
          ...{ database, reports: reportsStore(database), appeals: appealsStore(database) },
          ...{ decisions: decisionsStore(database), countWrite: async () => null },
          things: { one: async () => null, all: async () => [], pathsOf: async () => [], isSeenBy: async () => false },
        }).appeal(
          { decisionId: `${key}-d`, text: 'Xem lại', clientId: 'k' },
          callContext({
            viewer: { kind: 'member', userId: key, displayName: key, siteRoleId: 1, sessionId: 's' },
            now: NOW,
          }),
        );
      const ends = await both([appeal(one), appeal(other)]);
      const appeals = await counted(
        one,
        sql`select cast(count(*) as integer) as count from report_appeal where user_id = ${key}`,
      );
      return wrongUnless(appeals === 1 && countOf(ends, isRefused) === 0, { ends, appeals });
    },
  },
};
