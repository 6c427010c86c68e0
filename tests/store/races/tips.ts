import { verifyChain } from '#domain/tips/ledger.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { append, ledgerFor, ledgerStore, sha256 } from '#server/tips/ledger.store.ts';
import { insertTips, noteWrite } from '#server/tips/tipRows.store.ts';
import { tipsStore } from '#server/tips/tips.store.ts';
import { takesStore, type StoredTake } from '#server/takes/takes.store.ts';
import { NOW } from '../support/engines.ts';
import { both, join, wrongUnless, type RaceCases } from '../support/race.ts';

const prediction = {
  category: 'bong-da',
  market: '1x2',
  sel: '1',
  oddsDec: 2,
  stake: 1,
  title: 'x',
  blocks: [],
} as const;

let made = 0;
/** Publishes like the handler: once for a client's id, at the end of the chain. */
const publish = (database: Database, userId: string, clientId: string) => () => {
  const store = tipsStore(database, { demo: true });
  const tipId = `${userId}-${(made += 1)}`;
  return store.change(async (queries) => {
    if ((await store.writtenBefore(queries, userId, clientId)) !== null) return;
    const ledgerId = await ledgerFor(queries, { userId, demo: false, now: NOW });
    const { seq } = await append(queries, ledgerId, [{ kind: 'publish', ts: NOW, data: { tipId } }]);
    const stored = { ...prediction, fixtureId: 'f', leagueId: 'l', salt: 's', createdTs: NOW, lockTs: NOW };
    await insertTips(queries, [{ ...stored, tipId, ledgerId, seq }]);
    await noteWrite(queries, { userId, clientId, tipId, now: NOW });
  });
};

const takeBy = (userId: string, takeId: string): StoredTake => ({
  ...{ takeId, userId, fixtureId: userId, text: 'Hiệp hai sẽ mở', createdTs: NOW },
});

export const tipsRaces: RaceCases = {
  'tips: who publishes twice at once has one ledger, whose rows are one chain, and each tip once': {
    of: ['server/tips/tips.store.ts change'],
    guard: {
      isolation: true,
      keys: [
        sql`alter table tip_ledger drop constraint tip_ledger_user_id_key`,
        sql`alter table tip_ledger_row drop constraint tip_ledger_row_pkey`,
        sql`alter table tip drop constraint tip_ledger_id_seq_key`,
        sql`alter table tip_write drop constraint tip_write_pkey`,
      ],
    },
    race: async (one, other, key) => {
      await join(one, key);
      await both([
        ...[publish(one, key, 'a'), publish(other, key, 'a'), publish(one, key, 'b'), publish(other, key, 'b')],
        publish(other, key, 'c'),
      ]);
      const ledger = ledgerStore(one);
      const ledgerId = await ledger.idOf({ userId: key });
      const rows = ledgerId === null ? [] : await ledger.all(ledgerId);
      const { ok } = await verifyChain(rows, sha256);
      return wrongUnless(ok && rows.length === 3, rows);
    },
  },
  'takes: what a member says twice at once by one name is stored once': {
    of: ['server/takes/takes.store.ts add'],
    guard: { isolation: true, keys: [sql`alter table take drop constraint take_user_id_client_id_key`] },
    race: async (one, other, key) => {
      await join(one, key);
      const ends = await both(
        [one, other].map((database, i) => () => takesStore(database).add(takeBy(key, `${key}-${i}`), 'same')),
      );
      const { list } = await takesStore(one).list(key, undefined);
      const ids = new Set(ends.map(({ takeId }) => takeId));
      return wrongUnless(list.length === 1 && ids.size === 1, { ends, list });
    },
  },
};
