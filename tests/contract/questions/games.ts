import type { Asking } from './asking.ts';

/** For the portal's own games, which every origin has. */
export const gamesQuestions = (): Pick<Asking, 'games' | 'chess'> => ({
  chess: {
    list: { input: {}, holds: ({ seeks }) => Array.isArray(seeks) },
    create: {
      input: { control: '5+0', colour: 'random', listed: true, clientId: 'c1' },
      holds: ({ gameId }) => gameId.length === 6,
    },
    join: { input: { code: 'ABC234' }, refused: 410 },
  },
  games: {
    list: { input: { tab: 'game-moi', q: 'o an quan' }, holds: ({ list }) => list[0]?.gameId === 'o-an-quan' },
    detail: { input: { id: 'huy-hieu-2048' }, holds: ({ legend, similar }) => legend.length > 0 && similar.length > 0 },
    recent: { input: {}, holds: ({ list }) => list.length === 0 },
    session: {
      input: { gameId: 'o-an-quan', startedAt: 1000, endedAt: 61_000 },
      holds: ({ playedMs }) => playedMs === 60_000,
    },
    readSave: { input: { gameId: 'ran-san-co', slot: 1 }, holds: (save) => save === null },
    save: {
      input: { gameId: 'ran-san-co', rev: 0, data: 'ở lượt 7' },
      holds: ({ rev, conflict }) => rev === 1 && conflict === null,
    },
    start: { input: { gameId: 'ran-san-co', clientId: 'c1' }, holds: ({ seed }) => seed > 0 },
    score: {
      input: { gameId: 'ran-san-co', runId: 'khong-co', value: 10, proof: { steps: '', rest: 0 } },
      refused: 404,
    },
    leaderboard: { input: { gameId: 'ran-san-co', scope: 'day' }, holds: ({ rows }) => rows.length === 0 },
  },
});
