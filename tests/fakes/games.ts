import { newDuel, type DuelEntry } from '#domain/games/chess/duel.ts';
import type { Game, GameCard } from '#domain/games/game.ts';

export const aGameCard = (gameId: string, name: string): GameCard => ({
  ...{ gameId, slug: gameId, name, about: 'Rải dân, ăn quan.', tags: ['half'], controls: ['touch', 'keyboard'] },
  cover: { url: `/game-art/${gameId}.svg`, w: 320, h: 320 },
  ...{ minutes: 8, rating: { avg: 8.2, n: 5 }, counters: { plays: 1200 } },
});
export const aGame: Game = {
  ...aGameCard('o-an-quan', 'Ô ăn quan'),
  stage: 'frame',
  ...{ orientation: 'landscape', aspect: '16:9', entryUrl: '/game-files/o-an-quan/index.html', saves: true },
  ...{ sandbox: ['allow-scripts'], leaderboard: { kind: 'high', reset: 'daily', checked: true } },
  legend: [{ keys: ['ArrowLeft', 'ArrowRight'], label: 'Chọn ô' }],
  pad: [{ key: 'main', label: 'Sút' }],
  ...{ publisher: 'Khán Đài', license: 'Khán Đài', may: null, similar: [aGameCard('ran-san-co', 'Rắn sân cỏ')] },
};
/** An operator's game: it reports nothing, and its permissions are shown before it starts. */
export const aForeignGame: Game = {
  ...aGame,
  ...aGameCard('ban-bong', 'Bàn bóng'),
  ...{ orientation: 'any', entryUrl: '/game-files/ban-bong/index.html', saves: true, leaderboard: null },
  ...{ legend: [], pad: [], publisher: '', license: 'CC0-1.0', may: ['inline', 'data'] },
};
export const aBoardGame: Game = {
  ...aGame,
  ...aGameCard('co-vua', 'Cờ vua'),
  ...{ stage: 'board', entryUrl: '', saves: false, leaderboard: null, sandbox: [], legend: [], pad: [] },
};
/** A game of chess between An, who plays white, and Bình. */
export const aDuel = (change: Partial<DuelEntry> = {}): DuelEntry => ({
  ...newDuel(
    { gameId: 'ABC234', control: '5+0', listed: true, hostSide: 'w', host: { userId: 'u1', showName: 'An' } },
    0,
  ),
  ...{ kind: 'duel', ts: 0, cmd: 'move', phase: 'playing', moves: 'e2e4 d7d5' },
  host: { userId: 'u1', showName: 'An', awaySince: null },
  guest: { userId: 'u9', showName: 'Bình', awaySince: null },
  ...change,
});
