import type { Locale } from '#domain/locale/locale.ts';
import { albumPath, artistPath, playlistPath, songPath } from '#domain/music/musicPaths.ts';
import type { Card } from '#domain/social/social.ts';
import type { Subjects } from '../shared/subjects.ts';
import type { Library } from './library.ts';
import type { PlaylistViews } from './playlists.ts';
import type { PlaylistsStore } from './playlists.store.ts';
import type { MusicViews } from './shown.ts';

export interface MusicSubjectNeeds {
  readonly library: () => Promise<Library>;
  readonly views: MusicViews;
  readonly playlists: Pick<PlaylistsStore, 'some'>;
  readonly playlistViews: PlaylistViews;
}
type OfMusic = Required<Pick<Subjects, 'song' | 'album' | 'artist' | 'playlist'>>;

/** Songs, albums, artists and public playlists as subjects; artists can be followed. */
export const musicSubjects = ({ library: read, views, playlists, playlistViews }: MusicSubjectNeeds): OfMusic => ({
  song: {
    cards: async (ids, { locale }) => {
      const library = await read();
      const places = ids.flatMap((id) => library.placeOf.get(id) ?? []);
      const byId = new Map(
        (await views.songs(library, places, locale)).map((song): [string, Card] => [
          song.songId,
          {
            target: { type: 'song', id: song.songId },
            ...{ title: song.name, subtitle: song.artists.map(({ name }) => name).join(', '), img: song.cover },
            path: songPath(song),
          },
        ]),
      );
      return ids.map((id) => byId.get(id) ?? null);
    },
  },
  album: {
    cards: async (ids, { locale }) => {
      const library = await read();
      return ids.map((id) => {
        const found = library.albums.get(id);
        if (!found || found.songs.length === 0) return null;
        const album = views.album(library, found, locale);
        return {
          target: { type: 'album', id },
          ...{ title: album.name, subtitle: album.artists.map(({ name }) => name).join(', '), img: album.cover },
          path: albumPath(album),
        };
      });
    },
  },
  artist: {
    takes: ['follow'],
    cards: async (ids, { locale }) => {
      const library = await read();
      return ids.map((id) => {
        const found = library.artists.get(id);
        if (!found || found.songs.length === 0) return null;
        const artist = views.artist(library, found, locale);
        return {
          target: { type: 'artist', id },
          ...{ title: artist.name, subtitle: '', img: artist.photo, path: artistPath(artist) },
        };
      });
    },
  },
  playlist: {
    // The cards are the same for everybody, so only public playlists have one.
    cards: async (ids, { locale }: { readonly locale: Locale }) => {
      const lists = (await playlists.some(ids)).filter((list) => list.public);
      const cards = await playlistViews.cards(lists, { userId: null, locale });
      const byId = new Map(
        cards.map((list): [string, Card] => [
          list.playlistId,
          {
            target: { type: 'playlist', id: list.playlistId },
            ...{ title: list.name, subtitle: list.owner.displayName, img: list.covers[0] ?? null },
            path: playlistPath(list),
          },
        ]),
      );
      return ids.map((id) => byId.get(id) ?? null);
    },
  },
});
