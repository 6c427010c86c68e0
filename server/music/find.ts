import { lyricKindOf } from '#domain/music/lyric.ts';
import { lyricWords, typedLine, typedPairs, type FoundLine } from '#domain/music/lyricSearch.ts';
import { MUSIC } from '#domain/music/music.ts';
import { searchRank } from '#domain/shared/searchRank.ts';
import type { MusicSource } from '../shared/music/musicSource.ts';
import { hasBit } from './bits.ts';
import type { Library } from './library.ts';
import type { MusicStore } from './music.store.ts';

export interface FindNeeds {
  readonly store: Pick<MusicStore, 'withPairs' | 'lyrics'>;
  readonly demo: MusicSource | null;
}
interface Found {
  readonly place: number;
  readonly line: FoundLine['line'] | null;
  readonly score: number;
}

/** The most songs whose lyrics are compared with the query. */
const CANDIDATES = 60;
/** The most songs that are ranked by name, the most played first. */
const NAMED = 200;

/** MU-13: finds songs by a typed part of their lyrics or by their names. */
export const createFind = ({ store, demo }: FindNeeds) => {
  const byLine = async (library: Library, query: string): Promise<readonly Found[]> => {
    const pairs = typedPairs(query);
    if (pairs.length === 0) return [];
    const stored = await store.lyrics(await store.withPairs(pairs, CANDIDATES));
    const ours = (demo?.songs ?? []).flatMap(({ songId }) => {
      const lyric = demo?.lyricOf(songId);
      return lyric && lyricKindOf(lyric.lines) !== 'none' ? [[songId, lyric] as const] : [];
    });
    return [...stored, ...ours].flatMap(([songId, { lines }]) => {
      const place = library.placeOf.get(songId);
      const found = place === undefined ? null : typedLine(lines, query);
      return place !== undefined && found ? [{ place, line: found.line, score: found.score }] : [];
    });
  };
  const byName = (library: Library, order: Uint32Array, query: string): readonly Found[] => {
    const words = lyricWords(query);
    if (words.length === 0) return [];
    const bits = library.names().find(words);
    const places: number[] = [];
    for (const place of order) {
      if (hasBit(bits, place)) places.push(place);
      if (places.length === NAMED) break;
    }
    return places.map((place) => ({
      place,
      line: null,
      // An exact name ranks above every line; words scattered over several names rank below lines.
      score: searchRank(library.songs[place]!.name, query) * 11 + 1,
    }));
  };
  /** `order`: the songs sorted by plays, which decides between equal scores. */
  return async (library: Library, order: Uint32Array, query: string) => {
    const all = [...byName(library, order, query), ...(await byLine(library, query))].toSorted(
      (a, b) => b.score - a.score,
    );
    const best = new Map<number, Found>();
    for (const one of all) if (!best.has(one.place)) best.set(one.place, one);
    return [...best.values()].slice(0, MUSIC.found);
  };
};
