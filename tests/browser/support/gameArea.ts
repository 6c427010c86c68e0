import { failed, succeeded } from '#ports/failure.ts';
import type { GamesPort } from '#ports/games.ts';
import { aGame, aGameCard } from '../../fakes/games.ts';

const user = { userId: 'u9', displayName: 'Mai', nickname: 'Mai', profilePicture: null, siteRoleId: 1 };

/** The games of the portal of fakes: two games, one table, and what a member played. */
export const gameArea: Partial<GamesPort> = {
  list: async () =>
    succeeded({
      list: [aGameCard('o-an-quan', 'Ô ăn quan'), aGameCard('ran-san-co', 'Rắn sân cỏ')],
      next: null,
      total: 2,
    }),
  game: async (id) => (id === aGame.gameId ? succeeded(aGame) : failed({ kind: 'refused', code: 404 })),
  recent: async () =>
    succeeded({
      list: [{ gameId: aGame.gameId, game: aGameCard('o-an-quan', 'Ô ăn quan'), playedMs: 300_000, lastPlayedAt: 1 }],
      next: null,
    }),
  leaderboard: async () =>
    succeeded({ rows: [{ place: 1, user, value: 48, checked: true }], me: null, resetsAt: 4_000_000_000_000 }),
};
