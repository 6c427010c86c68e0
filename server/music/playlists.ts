import type { Locale } from '#domain/locale/locale.ts';
import type { Song } from '#domain/music/music.ts';
import type { Playlist, PlaylistCard } from '#domain/music/playlist.ts';
import type { User } from '#domain/people/user.ts';
import type { CardImage } from '#domain/social/social.ts';
import type { Library } from './library.ts';
import type { StoredPlaylist } from './playlists.store.ts';
import type { MusicViews } from './shown.ts';

export interface PlaylistViewNeeds {
  readonly library: () => Promise<Library>;
  readonly views: Pick<MusicViews, 'songs'>;
  readonly personOf: (userId: string) => Promise<User | null>;
}
/** The viewer and their language. */
export interface Looker {
  readonly userId: string | null;
  readonly locale: Locale;
}

const COVERS = 4;
/** How many of the first songs are searched for four different covers. */
const LOOKED_AT = 16;

/** MU-9: the covers of the first four songs that have different ones. */
const coversOf = (songs: readonly Song[]): readonly CardImage[] =>
  [...new Map(songs.map(({ cover }) => [cover.url, cover])).values()].slice(0, COVERS);

/** Playlists as a viewer sees them. */
export const playlistViews = ({ library: read, views, personOf }: PlaylistViewNeeds) => {
  const secondsOf = (library: Library, { items }: StoredPlaylist): number =>
    Math.round(
      items.reduce((sum, { songId }) => {
        const place = library.placeOf.get(songId);
        return place === undefined ? sum : sum + library.songs[place]!.durationSec;
      }, 0),
    );
  const cards = async (
    lists: readonly StoredPlaylist[],
    { userId, locale }: Looker,
  ): Promise<readonly PlaylistCard[]> => {
    const library = await read();
    const firstOf = ({ items }: StoredPlaylist) => items.slice(0, LOOKED_AT).map(({ songId }) => songId);
    const ids = [...new Set(lists.flatMap(firstOf))];
    const songs = await views.songs(
      library,
      ids.flatMap((id) => library.placeOf.get(id) ?? []),
      locale,
    );
    const byId = new Map(songs.map((song) => [song.songId, song]));
    const owners = new Map<string, User>();
    for (const id of new Set(lists.map((list) => list.userId))) {
      const person = await personOf(id);
      if (person) owners.set(id, person);
    }
    return lists.flatMap((list): readonly PlaylistCard[] => {
      const owner = owners.get(list.userId);
      if (!owner) return [];
      const { playlistId, name, public: shown, items, rev, updatedAt } = list;
      return [
        {
          ...{ playlistId, name, owner, public: shown, rev, updatedAt, mine: list.userId === userId },
          covers: coversOf(firstOf(list).flatMap((id) => byId.get(id) ?? [])),
          ...{ songCount: items.length, durationSec: secondsOf(library, list) },
        },
      ];
    });
  };
  return {
    cards,
    /** Null if the owner no longer exists. */
    whole: async (list: StoredPlaylist, looker: Looker): Promise<Playlist | null> => {
      const [card] = await cards([list], looker);
      const library = await read();
      const ids = [...new Set(list.items.map(({ songId }) => songId))];
      const songs = await views.songs(
        library,
        ids.flatMap((id) => library.placeOf.get(id) ?? []),
        looker.locale,
      );
      const byId = new Map(songs.map((song) => [song.songId, song]));
      return card === undefined
        ? null
        : { ...card, items: list.items.map((item) => ({ ...item, song: byId.get(item.songId) ?? null })) };
    },
  };
};
export type PlaylistViews = ReturnType<typeof playlistViews>;
