import type { level } from '#contract/http/level.ts';
import { levelOf } from '#domain/level/level.ts';
import type { Database } from '../database/database.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import type { Kept } from '../shared/kept.ts';
import { ledgerStore, type LedgerStore, type SetLevel } from './ledger.store.ts';

export interface LevelNeeds {
  readonly database: Database;
  readonly setLevel: SetLevel;
  /** Gives the points that a member has earned in other areas; called before their balance is read. */
  readonly settleFirst: (userId: string, now: number) => Promise<void>;
}

export interface LevelArea {
  readonly handlers: AreaHandlers<typeof level>;
  /** Gives points in the caller's transaction. */
  readonly award: LedgerStore['award'];
  /** Gives the points of a promotion. */
  readonly give: LedgerStore['give'];
  /** A member's level, including everything earned up to `now`. */
  readonly levelOf: (userId: string, now: number) => Promise<number>;
  readonly kept: Kept;
}

/** Points of members, and the level that follows from them (MI-7). */
export const createLevel = ({ database, setLevel, settleFirst }: LevelNeeds): LevelArea => {
  const ledger = ledgerStore(database, setLevel);
  const settle = async (userId: string, now: number): Promise<number> => {
    await settleFirst(userId, now);
    return ledger.settle(userId);
  };
  return {
    ...{ award: ledger.award, give: ledger.give },
    levelOf: async (userId, now) => levelOf(await settle(userId, now)).level,
    handlers: {
      info: async (_input, { viewer, now }) => levelOf(await settle(viewer.userId, now)),
      points: async ({ cursor }, { viewer, now }) => {
        if (cursor === undefined) await settle(viewer.userId, now);
        return ledger.slice(viewer.userId, cursor);
      },
    },
    kept: { name: 'points', columns: { point_entry: ['user_id'] }, tell: ledger.all, erase: async () => null },
  };
};
