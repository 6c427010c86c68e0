import { duelCard } from '#domain/games/chess/duelCard.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { ChessPort } from '#ports/chess.ts';
import type { GamesPort } from '#ports/games.ts';
import { aBoardGame, aDuel, aForeignGame, aGame, aGameCard } from '../../fakes/games.ts';

const user = { userId: 'u9', displayName: 'Mai', nickname: 'Mai', profilePicture: null, siteRoleId: 1 };

const games = new Map([aGame, aForeignGame, aBoardGame].map((game) => [game.gameId, game]));

/** The games of the fake portal: two games in the list, one table, and a member's runs. */
export const gameArea: Partial<GamesPort> = {
  list: async () =>
    succeeded({
      list: [aGameCard('o-an-quan', 'Ô ăn quan'), aGameCard('ran-san-co', 'Rắn sân cỏ')],
      next: null,
      total: 2,
    }),
  game: async (id) => {
    const game = games.get(id === 'huy-hieu-2048' ? aGame.gameId : id);
    return game ? succeeded(game) : failed({ kind: 'refused', code: 404 });
  },
  recent: async () =>
    succeeded({
      list: [{ gameId: aGame.gameId, game: aGameCard('o-an-quan', 'Ô ăn quan'), playedMs: 300_000, lastPlayedAt: 1 }],
      next: null,
    }),
  leaderboard: async () =>
    succeeded({ rows: [{ place: 1, user, value: 48, checked: true }], me: null, resetsAt: 4_000_000_000_000 }),
};

/** Chess as a player sees it: a game in progress, a finished one, and one without an opponent. */
export const duels = [
  aDuel({ moves: 'e2e4 d7d5 e4d5 d8d5', clocks: { w: 15_000, b: 240_000 }, offer: 'b' }),
  aDuel({
    ...{ gameId: 'XYZ567', phase: 'over', moves: 'f2f3 e7e5 g2g4 d8h4' },
    ending: { kind: 'mate', winner: 'b' },
  }),
  aDuel({ gameId: 'MNP892', phase: 'open', guest: null, moves: '' }),
];
export const chessArea: Partial<ChessPort> = {
  lists: async () =>
    succeeded({ seeks: [duelCard(aDuel({ phase: 'open', guest: null }), 'u2')], mine: [duelCard(duels[1]!, 'u1')] }),
};
