import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { createDecisions } from '#server/moderation/decisions.ts';
import { decisionsStore, type NewDecision } from '#server/moderation/decisions.store.ts';
import { handsOf } from '#server/moderation/handsOf.ts';
import type { DecisionWish } from '#server/shared/moderation/decisions.ts';
import { isRefused } from '#server/shared/refusal.ts';
import { NOW } from '../support/engines.ts';
import { both, countOf, tell, toldOf, wrongUnless, type RaceCases } from '../support/race.ts';

/** Moderators with one hand that records its actions. */
const decisionsIn = (database: Database, key: string) => {
  const hands = handsOf([
    {
      name: 'race',
      removes: {
        comment: {
          find: async () => new Map(),
          remove: async (queries) => {
            await tell(queries, key, 'removed');
            return 'kept';
          },
          restore: (queries) => tell(queries, key, 'restored'),
        },
      },
      holds: {
        hold: async (queries) => {
          await tell(queries, key, 'held');
          return '';
        },
        release: (queries) => tell(queries, key, 'released'),
      },
    },
  ]);
  const store = decisionsStore(database);
  return createDecisions({
    ...{ database, store, page: '/', noted: async () => null, failed: () => {} },
    hands: () => hands,
  });
};
const wish = (key: string): DecisionWish => ({
  ...{ by: `${key}-a`, action: 'remove', targets: [{ type: 'comment', id: key }], about: key, reason: 'a' },
  ...{ clientId: 'k', at: NOW },
});
const line = (key: string): NewDecision => ({
  ...{ decisionId: key, by: `${key}-a`, action: 'ban', targets: [], about: key, minutes: 60, until: NOW, reason: 'a' },
  ...{ at: NOW, clientId: 'k', needsSecond: true },
});

export const moderationRaces: RaceCases = {
  'moderation: what a moderator decides twice at once by one name is carried out once': {
    of: ['server/moderation/decisions.ts decide'],
    guard: {
      isolation: true,
      keys: [sql`alter table moderation_decision drop constraint moderation_decision_by_user_id_client_id_key`],
    },
    race: async (one, other, key) => {
      const ends = await both([one, other].map((database) => () => decisionsIn(database, key).decide(wish(key))));
      const ids = new Set(ends.map((end) => (isRefused(end) ? '' : end.decisionId)));
      const told = await toldOf(one, key);
      return wrongUnless(ids.size === 1 && told.length === 1, { ends, told });
    },
  },
  'moderation: a decision that is undone twice at once is undone once': {
    of: ['server/moderation/decisions.ts undo'],
    guard: {
      isolation: true,
      keys: [sql`alter table moderation_undo drop constraint moderation_undo_pkey`],
    },
    race: async (one, other, key) => {
      const decision = await decisionsIn(one, key).decide(wish(key));
      if (isRefused(decision)) return 'refused';
      await both(
        [one, other].map((database) => () => decisionsIn(database, key).undo(decision.decisionId, 'b', NOW + 1)),
      );
      const told = await toldOf(one, key);
      return wrongUnless(countOf(told, (what) => what === 'restored') === 1, told);
    },
  },
  'moderation: what keeps somebody from writing is ended twice at once, and released once': {
    of: ['server/moderation/decisions.ts end'],
    guard: {
      isolation: true,
      keys: [sql`alter table moderation_undo drop constraint moderation_undo_pkey`],
    },
    race: async (one, other, key) => {
      const mute = { ...wish(key), action: 'mute', targets: [], minutes: 5 } as const;
      const decision = await decisionsIn(one, key).decide(mute);
      if (isRefused(decision)) return 'refused';
      const { decisionId } = decision;
      await decisionsStore(one).hold(one, decisionId, key, 'mute', NOW + 60_000);
      const wanted = { userId: key, action: 'mute', by: 'b', at: NOW + 1 } as const;
      await both([one, other].map((database) => () => decisionsIn(database, key).end(wanted)));
      const told = await toldOf(one, key);
      return wrongUnless(countOf(told, (what) => what === 'released') === 1, told);
    },
  },
  'moderation: of two who answer at once whether a ban holds, one does': {
    of: ['server/moderation/decisions.ts confirm'],
    guard: {
      isolation: true,
      keys: [
        sql`alter table moderation_second drop constraint moderation_second_pkey`,
        sql`alter table moderation_part drop constraint moderation_part_pkey`,
      ],
    },
    race: async (one, other, key) => {
      await one.transaction((queries) => decisionsStore(one).add(queries, line(key)));
      const answer = (database: Database, by: string) => () =>
        decisionsIn(database, key).confirm({ decisionId: key, by: `${key}-${by}`, agrees: true, at: NOW });
      const ends = await both([answer(one, 'b'), answer(other, 'c')]);
      const told = await toldOf(one, key);
      return wrongUnless(told.length === 1 && countOf(ends, isRefused) === 1, { ends, told });
    },
  },
};
