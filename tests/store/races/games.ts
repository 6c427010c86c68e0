import { gamesStore } from '#server/games/games.store.ts';
import { sql } from '#server/database/sql.ts';
import { NOW } from '../support/engines.ts';
import { both, countOf, join, wrongUnless, type RaceCases } from '../support/race.ts';

const run = (key: string, i: number) => ({
  ...{ runId: `${key}${i}`, userId: key, gameId: 'ran-san-co', seed: i, startedTs: NOW },
});
const save = (key: string, data: string) => ({
  ...{ userId: key, gameId: 'ran-san-co', slot: 0, rev: 0, data, force: false },
});

/** Two devices of a member who play at the same time. */
export const gamesRaces: RaceCases = {
  'a run that is begun twice is one': {
    of: ['server/games/games.store.ts start'],
    guard: { isolation: true, keys: [sql`alter table game_run drop constraint game_run_user_id_client_id_key`] },
    race: async (one, other, key) => {
      await join(one, key);
      const ends = await both(
        [one, other].map((database, i) => () => gamesStore(database).start(run(key, i), 'client')),
      );
      return wrongUnless(new Set(ends.map(({ runId }) => runId)).size === 1, ends);
    },
  },
  'a run is scored once': {
    of: ['server/games/games.store.ts enter'],
    guard: {
      clauses: [/ and scored = 0/],
      keys: [sql`alter table game_score drop constraint game_score_pkey`],
      isolation: true,
    },
    race: async (one, other, key) => {
      await join(one, key);
      const begun = await gamesStore(one).start(run(key, 0), 'client');
      const enter = (database: typeof one) => () =>
        gamesStore(database).enter(begun, { day: 1, value: 5, checked: true, now: NOW });
      const ends = await both([one, other].map(enter));
      return wrongUnless(countOf(ends, Boolean) === 1, ends);
    },
  },
  'of two states that are kept at once one is, and the other hears of it': {
    of: ['server/games/games.store.ts keep'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      await join(one, key);
      const ends = await both(
        [one, other].map((database, i) => () => gamesStore(database).keep(save(key, `state ${i}`), NOW)),
      );
      return wrongUnless(countOf(ends, ({ conflict }) => conflict === null) === 1, ends);
    },
  },
  'the same session counts once': {
    of: ['server/games/games.store.ts addTime'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      await join(one, key);
      await gamesStore(one).addTime(key, 'ran-san-co', NOW - 10, NOW);
      await both(
        [one, other].map((database, i) => () => gamesStore(database).addTime(key, 'ran-san-co', NOW, NOW + 100 + i)),
      );
      const playedMs = await gamesStore(one).addTime(key, 'ran-san-co', NOW, NOW);
      return wrongUnless(playedMs === 111, playedMs);
    },
  },
};
