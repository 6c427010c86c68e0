import type { MusicRouteId } from '#domain/routing/areas/music.routes.ts';
import type { ScreensOf } from '../app/screen.ts';

export const musicScreens: ScreensOf<MusicRouteId> = {
  music: () => import('./MusicScreen.tsx'),
  musicMood: () => import('./MoodScreen.tsx'),
  musicAll: () => import('./AllSongsScreen.tsx'),
  musicReleases: () => import('./ReleasesScreen.tsx'),
  musicMine: () => import('./MyMusicScreen.tsx'),
  musicPlaylists: () => import('./PlaylistsScreen.tsx'),
  musicAlbum: () => import('./AlbumScreen.tsx'),
  musicSong: () => import('./SongScreen.tsx'),
  musicArtist: () => import('./ArtistScreen.tsx'),
};
