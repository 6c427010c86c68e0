import { MUSIC } from './music.ts';

/** The songs that are asked about together with the one at a place: a list that grows keeps its earlier groups. */
export const askedTogether = <A>(songs: readonly A[], at: number): readonly A[] => {
  const first = at - (at % MUSIC.pageSize);
  return songs.slice(first, first + MUSIC.pageSize);
};
