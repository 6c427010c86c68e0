import type { Locale } from '#domain/locale/locale.ts';
import { drawnFor, moodPicture } from '#domain/music/musicArt.ts';
import { albumSlug, songSlug } from '#domain/music/musicPaths.ts';
import type {
  AlbumCard,
  ArtistCard,
  ArtistRef,
  Chart,
  ChartType,
  Mood,
  Song,
  SongDetail,
} from '#domain/music/music.ts';
import { playDayText } from '#domain/music/plays.ts';
import type { CardImage } from '#domain/social/social.ts';
import type { SongForm } from '../shared/music/musicForm.ts';
import type { MusicSource } from '../shared/music/musicSource.ts';
import { countBits } from './bits.ts';
import type { Library, ListedAlbum, ListedArtist } from './library.ts';
import type { MusicStore } from './music.store.ts';
import type { MusicNames } from './musicNames.ts';
import type { ChartOf, Regard } from './regard.ts';
import { genresOf } from './similar.ts';

export interface ViewNeeds {
  readonly names: MusicNames;
  readonly store: Pick<MusicStore, 'forms'>;
  readonly demo: MusicSource | null;
  readonly regard: Pick<Regard, 'plays' | 'chart'>;
}

/** An object with this property, or an empty one if the value is unknown. */
const known = <K extends string, A>(name: K, value: A | null): { readonly [Name in K]?: A } =>
  (value === null ? {} : { [name]: value }) as { readonly [Name in K]?: A };

/** Songs, albums and artists in a viewer's language. */
export const musicViews = ({ names, store, demo, regard }: ViewNeeds) => {
  const artistRef = ({ artists }: Library, artistId: string, locale: Locale): ArtistRef => ({
    artistId,
    name: names.artist(artistId, artists.get(artistId)?.name ?? artistId, locale),
    slug: artistId,
  });
  const coverOf = (album: ListedAlbum): CardImage => album.cover ?? drawnFor(album.albumId, 'cover');

  const songOf = (
    library: Library,
    place: number,
    form: SongForm,
    { locale, ranks }: { readonly locale: Locale; readonly ranks: ReadonlyMap<string, NonNullable<Song['chart']>> },
  ): Song => {
    const { songId, name, artists, album: albumId, disc, no, lyric, durationSec } = library.songs[place]!;
    const album = albumId === null ? undefined : library.albums.get(albumId);
    const rank = ranks.get(songId);
    return {
      ...{ songId, name, slug: songSlug(name), lyric, durationSec },
      artists: artists.map((artistId) => artistRef(library, artistId, locale)),
      ...(album && { album: { id: album.albumId, name: album.name } }),
      ...{ ...known('disc', disc), ...known('no', no) },
      cover: form.cover ?? (album ? coverOf(album) : drawnFor(songId, 'cover')),
      ...{ streamLink: form.streamLink, type: form.type, bitrate: form.bitrate },
      ...{ ...known('gain', form.gain), ...known('albumGain', form.albumGain), ...known('peak', form.peak) },
      ...known('gapless', form.gapless),
      ...{ explicit: form.explicit, instrumental: form.instrumental, counters: { plays: regard.plays(songId) } },
      ...(rank && { chart: rank }),
      demo: library.isDemo(place),
    };
  };
  const formsOf = async (library: Library, places: readonly number[]): Promise<ReadonlyMap<string, SongForm>> => {
    const ids = places.map((place) => library.songs[place]!.songId);
    const stored = await store.forms(places.flatMap((place, i) => (library.isDemo(place) ? [] : [ids[i]!])));
    const all = new Map(stored);
    for (const id of ids) {
      const form = all.has(id) ? null : demo?.formOf(id);
      if (form) all.set(id, form);
    }
    return all;
  };
  const ranksOfWeek = async () =>
    new Map((await regard.chart('week')).rows.map(({ songId, rank, prevRank }) => [songId, { rank, prevRank }]));

  /** The songs at these indexes, in this order; a song whose data is missing by now is left out. */
  const songs = async (library: Library, places: readonly number[], locale: Locale): Promise<readonly Song[]> => {
    if (places.length === 0) return [];
    const [forms, ranks] = [await formsOf(library, places), await ranksOfWeek()];
    return places.flatMap((place) => {
      const form = forms.get(library.songs[place]!.songId);
      return form ? [songOf(library, place, form, { locale, ranks })] : [];
    });
  };
  const named = (library: Library, places: readonly number[], locale: Locale) =>
    genresOf(library, places)
      .slice(0, 4)
      .map((genre) => names.of('genre', genre, locale));
  const secondsOf = ({ songs: all }: Library, places: readonly number[]): number =>
    Math.round(places.reduce((sum, place) => sum + all[place]!.durationSec, 0) * 1000) / 1000;
  const playsOf = ({ songs: all }: Library, places: readonly number[]): number =>
    places.reduce((sum, place) => sum + regard.plays(all[place]!.songId), 0);

  return {
    songs,
    artistRef,
    playsOf,
    album: (library: Library, album: ListedAlbum, locale: Locale): AlbumCard => ({
      ...{ albumId: album.albumId, name: album.name, slug: albumSlug(album.name), kind: album.kind, demo: album.demo },
      artists: album.artists.map((artistId) => artistRef(library, artistId, locale)),
      ...{ cover: coverOf(album), releaseDate: album.released, songCount: album.songs.length },
      durationSec: secondsOf(library, album.songs),
      genres: named(library, album.songs, locale),
    }),
    artist: (library: Library, artist: ListedArtist, locale: Locale): ArtistCard => ({
      ...artistRef(library, artist.artistId, locale),
      photo: artist.photo ?? drawnFor(artist.artistId, 'artist'),
      ...{ songCount: artist.songs.length, counters: { plays: playsOf(library, artist.songs) }, demo: artist.demo },
    }),
    mood: (library: Library, value: string, locale: Locale): Mood => {
      const bits = library.values.mood.get(value);
      return {
        ...{ slug: value, name: names.of('mood', value, locale).name },
        ...{ songCount: bits ? countBits(bits) : 0, ...moodPicture(value, names.moods) },
      };
    },
    detail: async (
      library: Library,
      place: number,
      similar: readonly number[],
      locale: Locale,
    ): Promise<SongDetail | null> => {
      const [song] = await songs(library, [place], locale);
      const { songId, genres, moods, released } = library.songs[place]!;
      const form = (await formsOf(library, [place])).get(songId);
      if (!song || !form) return null;
      return {
        ...song,
        genres: genres.map((genre) => names.of('genre', genre, locale)),
        moods: moods.map((mood) => names.of('mood', mood, locale)),
        ...{ releaseDate: released, credits: form.credits, bpm: form.bpm, wave: form.wave },
        ...{ licence: form.licence, credit: form.credit, similar: await songs(library, similar, locale) },
      };
    },
    chart: async (library: Library, type: ChartType, { day, rows }: ChartOf, locale: Locale): Promise<Chart> => {
      const shown = new Map(
        (
          await songs(
            library,
            rows.flatMap(({ songId }) => library.placeOf.get(songId) ?? []),
            locale,
          )
        ).map((song) => [song.songId, song]),
      );
      return {
        ...{ type, day: playDayText(day) },
        list: rows.flatMap(({ songId, rank, prevRank, plays, week }) => {
          const song = shown.get(songId);
          return song ? [{ song, rank, prevRank, plays, week }] : [];
        }),
      };
    },
  };
};
export type MusicViews = ReturnType<typeof musicViews>;
