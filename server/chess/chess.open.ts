import { randomBytes, randomInt } from 'node:crypto';
import type { chess } from '#contract/http/chess.ts';
import { CHESS } from '#domain/games/chess/duel.ts';
import { duelCard } from '#domain/games/chess/duelCard.ts';
import { codeFrom, HANDOVER, tidyCode } from '#domain/handover/handover.ts';
import type { User } from '#domain/people/user.ts';
import type { Database } from '../database/database.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { opened } from '../shared/area.ts';
import type { Clock } from '../shared/clock.ts';
import { MINUTE_MS } from '../shared/limiter.ts';
import { refused } from '../shared/refusal.ts';
import { systemAfter, type After } from '../shared/timers.ts';
import { chessArea } from './chess.area.ts';
import { chessStore, keptChess } from './chess.store.ts';
import { createDuels, type Player } from './duels.ts';

export interface OpenChessNeeds {
  readonly database: Database;
  readonly clock: Clock;
  readonly after?: After;
  readonly personOf: (userId: string) => Promise<User | null>;
  /** Whether one of two members has blocked the other. */
  readonly areApart: (userId: string, otherId: string) => Promise<boolean>;
  readonly failed: (error: unknown) => void;
}

export const openChess = async ({
  database,
  clock,
  after = systemAfter,
  personOf,
  areApart,
  failed,
}: OpenChessNeeds) => {
  const store = chessStore(database);
  const nameOf = async (userId: string) => (await personOf(userId))?.displayName ?? null;
  const duels = createDuels({
    ...{ store, clock, after, nameOf, failed },
    newCode: () => codeFrom(randomBytes(HANDOVER.length)),
    tossed: () => (randomInt(2) === 0 ? 'w' : 'b'),
  });
  await duels.start();
  const playerOf = async (userId: string): Promise<Player> => ({ userId, showName: (await nameOf(userId)) ?? '—' });

  const handlers: AreaHandlers<typeof chess> = {
    list: async (_, { viewer: { userId, kind } }) => {
      const live = duels.live();
      const own = live.filter(({ host, guest }) => host.userId === userId || guest?.userId === userId);
      const seeks = live.filter(
        ({ phase, listed, host }) => phase === 'open' && listed && host.userId !== userId && host.awaySince === null,
      );
      const past = kind === 'member' ? await store.over(userId) : [];
      const seen = await Promise.all(past.map(({ gameId }) => duels.find(gameId)));
      return {
        mine: [...own.toReversed(), ...seen.filter((one) => one !== null)]
          .slice(0, CHESS.own)
          .map((state) => duelCard(state, userId)),
        seeks: seeks
          .toReversed()
          .slice(0, CHESS.listed)
          .map((state) => duelCard(state, userId)),
      };
    },
    create: async (wish, { viewer: { userId } }) => {
      const made = await duels.create(await playerOf(userId), wish);
      return typeof made === 'string' ? { gameId: made } : refused(made);
    },
    join: async ({ code }, { viewer: { userId } }) => {
      const gameId = tidyCode(code);
      const found = await duels.find(gameId);
      if (!found) return refused(410);
      if (found.phase === 'open' && found.host.userId !== userId) {
        if (await areApart(userId, found.host.userId)) return refused(403);
        await duels.join(gameId, await playerOf(userId));
      }
      return { gameId };
    },
  };
  return {
    ...opened(chessArea, {
      handlers: { chess: handlers },
      personalData: [keptChess(database)],
      events: { 'member.erased': ({ userId }) => duels.forget(userId) },
      jobs: [{ name: 'chess.forget', everyMs: 60 * MINUTE_MS, run: () => store.forgetOld(clock() - CHESS.lastsMs) }],
      close: duels.close,
    }),
    topics: duels.source,
  };
};
