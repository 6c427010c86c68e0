import type { InputOf } from '../http/call.ts';
import { music } from '../http/music.ts';
import { ask } from './ask.ts';

const byId = (query: { readonly id: string }) => query;

/** The resources of `machines/music/music.resources.ts` that pages load first. */
export const musicAsks = {
  musicHome: ask(music.home, (_: null) => ({})),
  moodList: ask(music.moods, (_: null) => ({})),
  releaseList: ask(music.releases, (_: { readonly kind: null }) => ({})),
  songList: ask(music.list, (query: Pick<InputOf<typeof music.list>, 'sort'>) => query),
  songFacetList: ask(music.facets, (_: Record<never, never>) => ({})),
  songDetail: ask(music.song, byId),
  songLyric: ask(music.lyric, byId),
  artistDetail: ask(music.artist, (query: { readonly slug: string }) => query),
  albumDetail: ask(music.album, byId),
};
