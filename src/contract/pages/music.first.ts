import type { MusicRouteId } from '#domain/routing/areas/music.routes.ts';
import type { FirstOf } from './first.ts';

export const musicFirst: FirstOf<Exclude<MusicRouteId, 'musicMine' | 'musicPlaylists'>> = {
  music: () => [{ resource: 'musicHome', input: null }],
  musicMood: () => [{ resource: 'moodList', input: null }],
  musicAll: () => [
    { resource: 'songList', input: { sort: 'popular' } },
    { resource: 'songFacetList', input: {} },
  ],
  musicReleases: () => [{ resource: 'releaseList', input: { kind: null } }],
  musicAlbum: ({ id }) => [{ resource: 'albumDetail', input: { id } }],
  musicSong: ({ id }) => [
    { resource: 'songDetail', input: { id } },
    { resource: 'songLyric', input: { id } },
  ],
  musicArtist: ({ artist }) => [{ resource: 'artistDetail', input: { slug: artist } }],
};
