import type { PersonRef } from '#domain/football/fixture.ts';
import { slug } from '#domain/shared/slug.ts';
import { memoize } from '../memoize.ts';
import { draw, type Draw } from '../random.ts';

const highland = {
  family: ['Lò', 'Mùa', 'Đinh', 'Vàng', 'Cầm', 'Quách', 'Giàng', 'Thào', 'Sầm', 'Ma', 'Nông', 'Bàn', 'Chảo', 'Tòng'],
  middle: ['Văn', 'A', 'Thế', 'Đức', 'Xuân', 'Quang', 'Hữu', 'Bá'],
  given: ['Tấn', 'Sử', 'Quẩn', 'Thuỷ', 'Sáng', 'Chớ', 'Páo', 'Lìn', 'Khoa', 'Nghị', 'Bách', 'Mộc', 'Thạch', 'Lũng'],
};
const river = {
  family: ['Lường', 'Vi', 'Kha', 'Hà', 'Cao', 'Lữ', 'Mạc', 'Đàm', 'Tạ', 'Ngân'],
  middle: ['Thị', 'Thanh', 'Thu', 'Ngọc', 'Hoài', 'Khánh'],
  given: ['Mây', 'Sương', 'Bưởi', 'Lụa', 'Chanh', 'Thoa', 'Nhài', 'Ban', 'Én', 'Lam', 'Trúc', 'Sen'],
};
const isles = {
  family: [
    'Marro',
    'Vesk',
    'Brandel',
    'Oakmere',
    'Tolvar',
    'Quist',
    'Sarn',
    'Delmont',
    'Korrik',
    'Hask',
    'Pell',
    'Ardo',
  ],
  middle: [''],
  given: ['Teo', 'Ivo', 'Luan', 'Bram', 'Cass', 'Odi', 'Rafe', 'Sil', 'Tarn', 'Wim', 'Zeb', 'Juno'],
};

const SQUAD = 23;

const poolOf = (leagueId: string) => {
  if (leagueId === 'quan-dao-xa') return isles;
  return leagueId === 'nu-ven-song' ? river : highland;
};

/** An invented name in the style of a league. */
const nameFrom = ({ pick }: Draw, leagueId: string): string => {
  const names = poolOf(leagueId);
  const [family, middle, given] = [pick(names.family), pick(names.middle), pick(names.given)];
  return (names === isles ? [given, family] : [family, middle, given]).join(' ');
};

/** The name of somebody who is no player, determined by the seed. */
export const personName = (seed: string, leagueId: string): string => nameFrom(draw(seed), leagueId);

/** The players of a club, the starting eleven first, then the bench; invented, and the same on every day. */
export const squad = (clubId: string, leagueId: string): readonly string[] => {
  const draws = draw(`squad ${clubId}`);
  const players = new Set<string>();
  while (players.size < SQUAD) players.add(nameFrom(draws, leagueId));
  return [...players];
};

/** The same as the pages of players name them. */
const refsOf = memoize(
  200,
  ({ clubId, leagueId }: Record<'clubId' | 'leagueId', string>): readonly PersonRef[] =>
    squad(clubId, leagueId).map((name, i) => ({ playerId: `${clubId}-${i + 1}`, name, slug: slug(name) })),
  ({ clubId }) => clubId,
);
export const squadOf = (clubId: string, leagueId: string): readonly PersonRef[] => refsOf({ clubId, leagueId });
