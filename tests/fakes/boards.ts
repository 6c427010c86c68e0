import type { Overview } from '#domain/football/overview.ts';
import type { BasketballBoard } from '#domain/match/board/basketball.ts';
import type { Board, BoardSport } from '#domain/match/board/board.ts';
import type { CasinoBoard } from '#domain/match/board/casino.ts';
import type { EsportBoard } from '#domain/match/board/esport.ts';
import type { MarbleBoard } from '#domain/match/board/marble.ts';
import type { SportEvent } from '#domain/match/board/sportEvent.ts';
import type { Match } from '#domain/match/match.ts';

const asOf = Date.parse('2026-11-21T13:30:00Z');

const basketball: BasketballBoard = {
  ...{ sport: 'basketball', asOf, state: 'playing', quarter: 4 },
  clock: { ms: 222_000, running: false },
  shot: { ms: 5000, running: false },
  quarters: [
    [22, 18],
    [19, 24],
    [21, 17],
    [16, 15],
  ],
  fouls: [5, 3],
  timeOuts: { left: [2, 1], of: 3 },
  lead: [
    [0, 0],
    [30, 9],
    [600, -6],
    [2100, 4],
  ],
};
const marble: MarbleBoard = {
  ...{ sport: 'marble', asOf, state: 'racing', heat: 5, heats: 12, lap: 3, laps: 4 },
  clock: { ms: 72_430, running: false },
  order: [
    { id: 'a', name: 'Đỏ Ớt', colour: '#e23b3b', gapMs: 0, at: 0.96, moved: 0 },
    { id: 'b', name: 'Vàng Nghệ', colour: '#f4c430', gapMs: 400, at: 0.9, moved: 2 },
    { id: 'c', name: 'Xanh Chàm', colour: '#2e7de0', gapMs: 900, at: 0.84, moved: -1 },
    { id: 'd', name: 'Lục Bảo', colour: '#27a866', gapMs: null, moved: -1 },
  ],
  points: [
    { id: 'c', name: 'Xanh Chàm', colour: '#2e7de0', points: 61, wins: 2 },
    { id: 'a', name: 'Đỏ Ớt', colour: '#e23b3b', points: 58, wins: 1 },
  ],
  results: [
    { heat: 1, order: ['c', 'a', 'b', 'd'] },
    { heat: 2, order: ['a', 'c', 'd'] },
  ],
};
const esport: EsportBoard = {
  ...{ sport: 'esport', asOf, state: 'playing', bestOf: 3, maps: ['home'] },
  clock: { ms: 1_864_000, running: false },
  ...{ kills: [14, 11], towers: [5, 3], dragons: [1, 2], gold: [43_200, 40_000], goldLead: [0, 400, -900, 3200] },
  draft: [
    { bans: [{ name: 'Sấm Nhỏ', mark: 'bolt' }], picks: [{ name: 'Cáo Gió', mark: 'fox' }] },
    { bans: [{ name: 'Chuông', mark: 'bell' }], picks: [{ name: 'Giọt Băng', mark: 'drop' }] },
  ],
  players: [
    [{ name: 'Kún', hero: { name: 'Cáo Gió', mark: 'fox' }, kills: 14, deaths: 11 }],
    [{ name: 'Zét', hero: { name: 'Giọt Băng', mark: 'drop' }, kills: 11, deaths: 14 }],
  ],
};
const casino: CasinoBoard = {
  ...{ sport: 'casino', asOf, state: 'dealing', round: 41, shoe: 3 },
  turn: { ms: 12_000, running: false },
  banker: [
    { rank: 4, suit: 'hearts' },
    { rank: 2, suit: 'spades' },
  ],
  player: [
    { rank: 3, suit: 'diamonds' },
    { rank: 1, suit: 'clubs' },
  ],
  road: ['banker', 'banker', 'player', 'tie', 'banker', 'player', 'banker'],
};

const logs: Readonly<Record<BoardSport, readonly SportEvent[]>> = {
  basketball: [
    {
      eventId: 'b1',
      ts: asOf,
      sport: 'basketball',
      type: 'foul',
      quarter: 4,
      left: 245,
      side: 'away',
      player: 'Tô Vinh',
      scoreAfter: '75-74',
    },
    {
      eventId: 'b2',
      ts: asOf,
      sport: 'basketball',
      type: 'three',
      quarter: 4,
      left: 222,
      side: 'home',
      player: 'Hà Quốc',
      scoreAfter: '78-74',
    },
  ],
  marble: [
    { eventId: 'm1', ts: asOf, sport: 'marble', type: 'lead', heat: 5, passed: 40, name: 'Đỏ Ớt', colour: '#e23b3b' },
    { eventId: 'm2', ts: asOf, sport: 'marble', type: 'out', heat: 5, passed: 60, name: 'Lục Bảo', colour: '#27a866' },
  ],
  esport: [
    {
      eventId: 'e1',
      ts: asOf,
      sport: 'esport',
      type: 'kill',
      map: 2,
      passed: 1800,
      side: 'home',
      player: 'Kún',
      victim: 'Zét',
    },
    { eventId: 'e2', ts: asOf, sport: 'esport', type: 'tower', map: 2, passed: 1841, side: 'home' },
  ],
  casino: [
    { eventId: 'c1', ts: asOf, sport: 'casino', type: 'hand', round: 39, end: 'banker', banker: 8, player: 6 },
    { eventId: 'c2', ts: asOf, sport: 'casino', type: 'hand', round: 40, end: 'tie', banker: 5, player: 5 },
  ],
};
const stats: Partial<Record<BoardSport, Overview['stats']>> = {
  basketball: [{ key: 'throws', period: 'all', home: 61, away: 58 }],
};
const boards: { readonly [S in BoardSport]: Extract<Board, { readonly sport: S }> } = {
  ...{ basketball, marble, esport, casino },
};

/** A sport's board in mid-match; its clocks stand still by default. */
export const aBoard = <S extends BoardSport>(
  sport: S,
  change: Partial<Extract<Board, { readonly sport: S }>> = {},
): Extract<Board, { readonly sport: S }> => ({ ...boards[sport], ...change });

/** The overview of a sport's match, with its board. */
export const aSportOverview = (sport: BoardSport, board: Board = boards[sport]): Overview => ({
  ...{ events: [], stats: stats[sport] ?? [], log: logs[sport], board },
});

const titled = {
  home: '',
  away: '',
  localteam: { id: '', name: '', logo: '' },
  visitorteam: { id: '', name: '', logo: '' },
};
const sided = {
  ...{ home: 'Vịnh Lặng', away: 'Núi Ngủ' },
  localteam: { id: 'vl', name: 'Vịnh Lặng', logo: '/crests/vl.svg', colours: ['#2f7fd1', '#ffffff'] as const },
  visitorteam: { id: 'nn', name: 'Núi Ngủ', logo: '/crests/nn.svg', colours: ['#c8521f', '#f4efe4'] as const },
};

/** How a sport's match differs from a football match. */
export const sportMatches: Readonly<Record<BoardSport, Partial<Match>>> = {
  basketball: { ...sided, liveModeId: '2', status: '37', score: '78-74' },
  marble: { ...titled, title: 'Vòng Xoáy số 8', liveModeId: '3', status: 'live', score: null },
  casino: { ...titled, title: 'Bàn Thảo Nguyên 3', liveModeId: '4', status: 'live', score: null },
  esport: { ...sided, liveModeId: '5', status: '31', score: '1-0' },
};
