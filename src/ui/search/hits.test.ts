import { expect, it } from 'vitest';
import { aCommentator, aMatch } from '../../../tests/fakes/matches.ts';
import { findHits, markOf } from './hits.ts';

const live = [aMatch({ fixtureId: 'f1', home: 'Bến Gỗ', away: 'Nắng Sớm', status: '67', roomId: 'r1' })];
const today = [
  ...live,
  aMatch({ fixtureId: 'f2', home: 'Suối Nàng Thơ', away: 'Đường Dài', roomId: null }),
  aMatch({ fixtureId: 'f3', home: 'Dương Liễu', away: 'Cảng Mây', roomId: null }),
];
const labels = (hits: readonly { readonly label: string }[]) => hits.map((hit) => hit.label);

it('X46: finds without accents, in open rooms, other matches and teams', () => {
  const hits = findHits('nang', live, today);
  expect(labels(hits.rooms)).toEqual(['Bến Gỗ – Nắng Sớm']);
  expect(labels(hits.matches)).toEqual(['Suối Nàng Thơ – Đường Dài']);
  expect(labels(hits.teams)).toEqual(['Nắng Sớm', 'Suối Nàng Thơ']);
});

it('X46: "duong" finds Đường and Dương; "đường" puts Đường first', () => {
  expect(labels(findHits('duong', live, today).teams)).toEqual(['Đường Dài', 'Dương Liễu']);
  expect(labels(findHits('đường', live, today).teams)).toEqual(['Đường Dài', 'Dương Liễu']);
  expect(labels(findHits('dương', live, today).teams)).toEqual(['Dương Liễu', 'Đường Dài']);
});

it('finds a room by who speaks in it, behind those that bear the name', () => {
  const spoken = [
    aMatch({ fixtureId: 'a', home: 'Xa', away: 'Gần', users: [aCommentator({ displayName: 'Thác Reo' })] }),
    aMatch({ fixtureId: 'b', home: 'Thác Bạc', away: 'Lửa Trại' }),
  ];
  expect(labels(findHits('thac', spoken, []).rooms)).toEqual(['Thác Bạc – Lửa Trại', 'Xa – Gần']);
});

it('leads to the room, or to the schedule where there is none', () => {
  const hits = findHits('s', live, today);
  expect(hits.rooms[0]!.to).toBe('/truc-tiep/the-thao/bong-da/ben-go-nang-som-r1');
  expect(hits.matches[0]!.to).toBe('/lich-truc-tiep');
});

it('finds nothing for nothing', () => {
  expect(findHits('  ', live, today)).toEqual({ rooms: [], matches: [], teams: [] });
});

it('marks what was found, accents or not', () => {
  expect(markOf('Bến Gỗ – Nắng Sớm', 'nang')).toEqual(['Bến Gỗ – ', 'Nắng', ' Sớm']);
  expect(markOf('Nâng Nắng', 'nắng')).toEqual(['Nâng ', 'Nắng', '']);
  expect(markOf('Bến Gỗ', 'thac')).toBeNull();
});
