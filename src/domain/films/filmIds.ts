import { slug } from '../shared/slug.ts';

const ID_MAX = 64;
/** `-s01e02`, with room for three digits each. */
const EPISODE_MAX = 10;
/** Of a film or show that is named by hand: its episodes' ids are longer. */
export const ADDRESS_MAX = ID_MAX - EPISODE_MAX;

const clipped = (text: string, most: number): string => text.slice(0, most).replace(/-+$/, '');

/** FNV-1a, for names that have no letters of ours. */
const hashOf = (text: string): string => {
  let hash = 0x81_1c_9d_c5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return hash.toString(36);
};

/** The id of a film or show, which is its slug too: the same name and year always give the same. */
export const filmIdOf = (title: string, year: number | null): string => {
  const name = slug(title) || `phim-${hashOf(title)}`;
  const end = year === null ? '' : `-${year}`;
  return `${clipped(name, ID_MAX - EPISODE_MAX - end.length)}${end}`;
};

const two = (n: number): string => String(n).padStart(2, '0');
export const episodeIdOf = (filmId: string, season: number, no: number): string =>
  `${filmId}-s${two(season)}e${two(no)}`;
