import type { HeadToHead } from '#domain/football/answers.ts';
import { coverageKeys, type Fixture, type FixtureCoverage, type PersonRef } from '#domain/football/fixture.ts';
import type { FixtureSide, Lineup, LineupPlayer, Shot, Stat } from '#domain/football/matchData.ts';
import { aFixture } from './fixtures.ts';

const person = (name: string): PersonRef => ({ playerId: name, name, slug: name });
const everything = Object.fromEntries(coverageKeys.map((key) => [key, true])) as unknown as FixtureCoverage;

/** A match in its second half with complete data. */
export const aKnownFixture = (fixture: Partial<Fixture> = {}): Fixture =>
  aFixture({
    ...{ status: 'live', statusText: '67', phase: '2H', minute: 67, score: { home: 2, away: 1 } },
    coverage: everything,
    ...fixture,
  });

const home = [
  ...['Quách Triều', 'Tẩn Sài Dìn', 'Lý Khe', 'Bùi Tre', 'Đàm Suối', 'Phùng Mộc', 'Mùa A Sử', 'Lò Văn Tấn'],
  ...['Kha Lãng', 'Sầm Bắc', 'Cầm Gió'],
];
const away = [
  ...['Ôn Rạng', 'Trịnh Hửng', 'Đinh Quẩn', 'Khúc Sương', 'Mạc Tinh', 'Nông Đông', 'Âu Ban', 'Vàng Thuỷ'],
  ...['Chu Hừng', 'La Tảng', 'Thạch Lửa'],
];

const elevenOf = (names: readonly string[], formation: string, best: number): readonly LineupPlayer[] => {
  const places = [1, ...formation.split('-').map(Number)].flatMap((count, row) =>
    Array.from({ length: count }, (_, col) => ({ gridRow: row + 1, gridCol: col + 1 })),
  );
  return names.map((name, i) => ({
    ...{ player: person(name), number: i + 1, pos: i === 0 ? 'GK' : 'MF', ...places[i]! },
    ...{ rating: i === best ? 8.4 : 6.5 + i / 10 },
    ...(i === 5 && { captain: true }),
  }));
};

/** A confirmed line-up with ratings, one substitute and one missing player. */
export const aLineup = (side: FixtureSide, lineup: Partial<Lineup> = {}): Lineup => ({
  ...{ side, formation: side === 'home' ? '4-3-3' : '4-2-3-1', confirmed: true },
  start: side === 'home' ? elevenOf(home, '4-3-3', 6) : elevenOf(away, '4-2-3-1', -1),
  bench: [{ player: person(side === 'home' ? 'Thào Chèo' : 'Vi Nồm'), number: 20, pos: 'MF' }],
  missing: side === 'home' ? [{ player: person('Hồ Neo'), reason: 'đau cơ' }] : [],
  coach: person(side === 'home' ? 'Tạ Công' : 'Lường Hanh'),
  ...lineup,
});

export const bothLineups: readonly Lineup[] = [aLineup('home'), aLineup('away')];

const stat = (key: string, period: Stat['period'], of: readonly [number, number], unit?: '%'): Stat => ({
  ...{ key, period, home: of[0], away: of[1] },
  ...(unit && { unit }),
});

export const someStats: readonly Stat[] = [
  stat('shots', 'all', [11, 6]),
  stat('possession', 'all', [58, 42], '%'),
  stat('xg', 'all', [1.7, 0.96]),
  stat('corners', 'all', [4, 5]),
  stat('fouls', 'all', [7, 7]),
  stat('unheard_of', 'all', [3, 1]),
  stat('shots', '1H', [4, 5]),
  stat('possession', '1H', [49, 51], '%'),
];

export const aShot = (minute: number, shot: Partial<Shot> = {}): Shot => ({
  ...{ minute, side: 'home', player: person('Mùa A Sử'), x: 92, y: 45, xg: 0.4, result: 'goal' },
  ...shot,
});

export const someShots: readonly Shot[] = [
  aShot(12),
  aShot(20, { x: 84, y: 30, xg: 0.08, result: 'saved' }),
  aShot(31, { x: 78, y: 64, xg: 0.04, result: 'off' }),
  aShot(38, { side: 'away', player: person('Vàng Thuỷ'), x: 88.5, y: 50, xg: 0.76 }),
  aShot(55, { side: 'away', player: person('Âu Ban'), x: 80, y: 60, xg: 0.06, result: 'blocked' }),
  aShot(63, { player: person('Lò Văn Tấn'), x: 94, y: 62, xg: 0.44 }),
];

const { localteam, visitorteam } = aFixture();
const other = { ...visitorteam, id: 'suoi-khuya', name: 'Suối Khuya', shortName: 'Suối Khuya' };
const DAY_MS = 86_400_000;

/** A match that ended this many days before the shown one; by default a home match of the same home side. */
export const aPast = (
  daysAgo: number,
  [own, against]: readonly [number, number],
  fixture: Partial<Fixture> = {},
): Fixture =>
  aFixture({
    ...{ fixtureId: `past${daysAgo}`, startTs: aFixture().startTs - daysAgo * DAY_MS },
    ...{ status: 'ended', statusText: 'FT', phase: 'FT', score: { home: own, away: against } },
    ...fixture,
  });

export const someMeetings: HeadToHead = {
  home: [aPast(7, [2, 0], { visitorteam: other }), aPast(14, [1, 1], { visitorteam: other }), aPast(21, [0, 3])],
  away: [aPast(6, [0, 1], { localteam: other }), aPast(13, [2, 2], { localteam: other })],
  between: [
    aPast(170, [0, 2], { localteam: visitorteam, visitorteam: localteam }),
    aPast(310, [1, 1]),
    aPast(450, [2, 1], { localteam: visitorteam, visitorteam: localteam, leagueId: 'cup' }),
    aPast(640, [3, 0]),
  ],
  record: { win: 4, draw: 3, loss: 3 },
};
