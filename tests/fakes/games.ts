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
