import { failed, succeeded } from '#ports/failure.ts';
import type { MusicPort, PlaylistsPort } from '#ports/music.ts';
import {
  aChart,
  aLyric,
  aMood,
  aMusicHome,
  anAlbum,
  anAlbumCard,
  anArtist,
  anArtistCard,
  aPlaylist,
  aSongDetail,
  songs,
} from '../../fakes/musicThings.ts';

const counted = (value: string, name: string) => [{ value, name, count: 3 }];
const gone = failed({ kind: 'refused', code: 404 });

/** The music of the fake portal: one album, its songs, one artist. */
export const musicArea: Partial<MusicPort> = {
  home: async () => succeeded(aMusicHome),
  chart: async (type) => succeeded({ ...aChart, type }),
  moods: async () => succeeded([aMood]),
  mood: async () => succeeded({ list: songs, next: null, total: songs.length, mood: aMood }),
  releases: async () => succeeded({ list: [anAlbumCard()], next: null, total: 1 }),
  list: async () => succeeded({ list: songs, next: null, total: songs.length }),
  facets: async () =>
    succeeded({
      ...{ total: 4, genre: counted('pop', 'Pop'), mood: counted(aMood.slug, aMood.name) },
      ...{ decade: counted('2020s', 'Những năm 2020'), lyric: counted('word', '') },
    }),
  find: async () => succeeded([{ song: songs[0]!, line: { text: 'Hàng ghế cuối', t: 1000 } }]),
  song: async (id) => (id === 'a' ? succeeded(aSongDetail) : gone),
  songs: async (ids) => succeeded(songs.filter(({ songId }) => ids.includes(songId))),
  lyric: async () => succeeded(aLyric),
  artist: async (slug) => (slug === anArtist.slug ? succeeded(anArtist) : gone),
  artists: async () => succeeded({ list: [anArtistCard], next: null, total: 1 }),
  album: async (id) => (id === anAlbum.albumId ? succeeded(anAlbum) : gone),
  heard: async () => succeeded([{ artist: anArtistCard, ms: 600_000, plays: 9 }]),
};
export const playlistArea: Partial<PlaylistsPort> = {
  mine: async () => succeeded({ list: [aPlaylist], next: null, total: 1 }),
  one: async () => succeeded(aPlaylist),
  create: async () => succeeded(aPlaylist),
};
