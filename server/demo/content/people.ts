import type { PersonRef } from '#domain/football/fixture.ts';
import { slug } from '#domain/shared/slug.ts';
import { draw } from '../random.ts';

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

const SQUAD = 18;

/** The eighteen players of a club, the starting eleven first; invented, and the same on every day. */
export const squad = (clubId: string, leagueId: string): readonly string[] => {
  const { pick } = draw(`squad ${clubId}`);
  const isle = leagueId === 'quan-dao-xa';
  const names = isle ? isles : leagueId === 'nu-ven-song' ? river : highland;
  const players = new Set<string>();
  while (players.size < SQUAD) {
    const [family, middle, given] = [pick(names.family), pick(names.middle), pick(names.given)];
    players.add((isle ? [given, family] : [family, middle, given]).join(' '));
  }
  return [...players];
};

/** The same as the pages of players name them. */
export const squadOf = (clubId: string, leagueId: string): readonly PersonRef[] =>
  squad(clubId, leagueId).map((name, i) => ({ playerId: `${clubId}-${i + 1}`, name, slug: slug(name) }));
