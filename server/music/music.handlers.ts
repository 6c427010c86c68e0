import type { InputOf } from '#contract/http/call.ts';
import type { music as calls } from '#contract/http/music.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { drawnFor } from '#domain/music/musicArt.ts';
import { MUSIC, type MusicHome, type SongFacet } from '#domain/music/music.ts';
import { monthStartOf, playDayOf } from '#domain/music/plays.ts';
import { fold } from '#domain/shared/fold.ts';
import { lyricWords } from '#domain/music/lyricSearch.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { refused } from '../shared/refusal.ts';
import { createWordIndex, type WordIndex } from './wordIndex.ts';
import { bitsOf, hasBit } from './bits.ts';
import type { createFind } from './find.ts';
import type { Library, ListedAlbum, ListedArtist } from './library.ts';
import { countFacets, createOrders, pageOf, pageOfList, passing, type SongFilter } from './lists.ts';
import type { LyricForm } from '../shared/music/musicForm.ts';
import type { MusicNames } from './musicNames.ts';
import type { PlaysStore } from './plays.store.ts';
import type { Regard } from './regard.ts';
import type { Scrobble } from './scrobble.ts';
import type { MusicViews } from './shown.ts';
import { albumsOf, relatedAlbums, relatedArtists, similarTo } from './similar.ts';

export interface MusicParts {
  readonly library: () => Promise<Library>;
  readonly views: MusicViews;
  readonly names: MusicNames;
  readonly regard: Regard;
  readonly find: ReturnType<typeof createFind>;
  readonly lyricOf: (songId: string) => Promise<LyricForm | null>;
  /** The number of an artist's followers. */
  readonly followers: (artistId: string) => Promise<number>;
  readonly scrobble: Scrobble;
  readonly heardSince: PlaysStore['heardSince'];
}

type Wish = InputOf<typeof calls.facets>;
const listOf = (text: string | undefined): readonly string[] => (text === undefined ? [] : text.split(','));
const filterOf = ({ q = '', artist, genre, mood, decade, lyric }: Wish): SongFilter => ({
  ...{ q, artist },
  chosen: { genre: listOf(genre), mood: listOf(mood), decade: listOf(decade), lyric: listOf(lyric) },
});

/** Caches a value that is computed once per library snapshot. */
const ofLibrary = <A>(make: (library: Library) => A): ((library: Library) => A) => {
  let known: { readonly library: Library; readonly made: A } | null = null;
  return (library) => {
    if (known?.library !== library) known = { library, made: make(library) };
    return known.made;
  };
};
const latestFirst = (a: ListedAlbum, b: ListedAlbum): number =>
  ((b.released ?? '') < (a.released ?? '') ? -1 : (b.released ?? '') > (a.released ?? '') ? 1 : 0) ||
  b.addedTs - a.addedTs ||
  (a.albumId < b.albumId ? -1 : 1);

export const musicHandlers = (parts: MusicParts): AreaHandlers<typeof calls> => {
  const { library: read, views, names, regard, find, lyricOf, followers, scrobble, heardSince } = parts;
  const orders = createOrders(regard.plays, regard.version);
  const releases = ofLibrary(({ albums }) =>
    [...albums.values()].filter(({ songs }) => songs.length > 0).toSorted(latestFirst),
  );
  const sounding = ofLibrary(({ artists }) => [...artists.values()].filter(({ songs }) => songs.length > 0));
  const artistsByName = ofLibrary((library) =>
    sounding(library).toSorted((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1)),
  );
  const artistWords = ofLibrary((library): WordIndex => {
    const all = artistsByName(library);
    return createWordIndex(all.length, (n) => lyricWords(all[n]!.name));
  });
  let popular: { readonly library: Library; readonly version: number; readonly list: readonly ListedArtist[] } | null =
    null;
  const artistsByPlays = (library: Library): readonly ListedArtist[] => {
    if (popular?.library !== library || popular.version !== regard.version()) {
      const weighed = sounding(library).map((artist) => ({ artist, plays: views.playsOf(library, artist.songs) }));
      const list = weighed
        .toSorted((a, b) => b.plays - a.plays || (a.artist.artistId < b.artist.artistId ? -1 : 1))
        .map(({ artist }) => artist);
      popular = { library, version: regard.version(), list };
    }
    return popular.list;
  };
  const ready = async (): Promise<Library> => {
    await regard.fresh();
    return read();
  };
  const moodsOf = (library: Library, locale: Locale) =>
    names.moods.filter((mood) => library.values.mood.has(mood)).map((mood) => views.mood(library, mood, locale));
  const songPage = async (library: Library, page: ReturnType<typeof pageOf>, locale: Locale) => ({
    ...{ list: await views.songs(library, page.places, locale), next: page.next, total: page.total },
  });
  const albumCards = (library: Library, albums: readonly ListedAlbum[], locale: Locale) =>
    albums.map((album) => views.album(library, album, locale));

  return {
    home: async (_input, { locale }): Promise<MusicHome> => {
      const library = await ready();
      const week = await regard.chart('week');
      return {
        releases: albumCards(library, releases(library).slice(0, MUSIC.railSize), locale),
        releasesTotal: releases(library).length,
        chart: await views.chart(library, 'week', { ...week, rows: week.rows.slice(0, 10) }, locale),
        moods: moodsOf(library, locale),
        artists: artistsByPlays(library)
          .slice(0, MUSIC.railSize)
          .map((artist) => views.artist(library, artist, locale)),
        totals: {
          ...{ songs: library.songs.length, albums: releases(library).length, artists: sounding(library).length },
        },
      };
    },
    chart: async ({ type = 'week', limit = MUSIC.chartSize }, { locale }) => {
      const library = await ready();
      const chart = await regard.chart(type);
      return views.chart(library, type, { ...chart, rows: chart.rows.slice(0, limit) }, locale);
    },
    moods: async (_input, { locale }) => moodsOf(await ready(), locale),
    mood: async ({ slug, cursor }, { locale }) => {
      const library = await ready();
      const bits = library.values.mood.get(slug);
      if (!bits) return refused(404);
      const page = pageOf(library, orders(library, 'popular'), bits, cursor);
      return { ...(await songPage(library, page, locale)), mood: views.mood(library, slug, locale) };
    },
    releases: async ({ kind, cursor }, { locale }) => {
      const library = await ready();
      const all = releases(library).filter((album) => kind === undefined || album.kind === kind);
      const { list, next, total } = pageOfList(all, ({ albumId }) => albumId, cursor);
      return { list: albumCards(library, list, locale), next, total };
    },
    list: async ({ sort = 'new', cursor, ...wish }, { locale }) => {
      const library = await ready();
      return songPage(
        library,
        pageOf(library, orders(library, sort), passing(library, filterOf(wish)), cursor),
        locale,
      );
    },
    facets: async (wish, { locale }) => {
      const library = await ready();
      const filter = filterOf(wish);
      const counts = countFacets(library, filter);
      const of = (facet: SongFacet) =>
        counts[facet].map(([value, count]) => ({ ...names.of(facet, value, locale), count }));
      const { total } = pageOf(library, new Uint32Array(), passing(library, filter), undefined);
      return { total, genre: of('genre'), mood: of('mood'), decade: of('decade'), lyric: of('lyric') };
    },
    song: async ({ id }, { locale }) => {
      const library = await ready();
      const place = library.placeOf.get(id);
      if (place === undefined) return refused(404);
      return (await views.detail(library, place, similarTo(library, place), locale)) ?? refused(404);
    },
    songs: async ({ ids }, { locale }) => {
      const library = await ready();
      const places = [...new Set(ids.split(','))].flatMap((id) => library.placeOf.get(id) ?? []);
      return views.songs(library, places, locale);
    },
    lyric: async ({ id }) => {
      const library = await ready();
      const place = library.placeOf.get(id);
      if (place === undefined) return refused(404);
      const form = await lyricOf(id);
      const [song] = await views.songs(library, [place], 'vi');
      return {
        ...{ songId: id, kind: library.songs[place]!.lyric, lang: form?.lang ?? 'und', lines: form?.lines ?? [] },
        instrumental: song?.instrumental ?? false,
      };
    },
    artist: async ({ slug }, { locale }) => {
      const library = await ready();
      const artist = library.artists.get(slug);
      if (!artist || artist.songs.length === 0) return refused(404);
      const top = pageOf(library, orders(library, 'popular'), bitsOf(library.songs.length, artist.songs), undefined);
      return {
        ...views.artist(library, artist, locale),
        ...{ cover: drawnFor(artist.artistId, 'cover'), bio: artist.bio[locale] },
        followers: await followers(artist.artistId),
        top: await views.songs(library, top.places.slice(0, MUSIC.railSize), locale),
        albums: albumCards(library, albumsOf(library, slug).toSorted(latestFirst), locale),
        related: relatedArtists(library, artist).map((one) => views.artist(library, one, locale)),
      };
    },
    artists: async ({ q, sort = 'popular', cursor }, { locale }) => {
      const library = await ready();
      let all = sort === 'name' ? artistsByName(library) : artistsByPlays(library);
      if (q !== undefined) {
        const words = lyricWords(q);
        const found = artistWords(library).find(words);
        const named = new Set(artistsByName(library).filter((_, n) => words.length > 0 && hasBit(found, n)));
        all = all.filter((artist) => named.has(artist));
      }
      const { list, next, total } = pageOfList(all, ({ artistId }) => artistId, cursor);
      return { list: list.map((artist) => views.artist(library, artist, locale)), next, total };
    },
    album: async ({ id }, { locale }) => {
      const library = await ready();
      const album = library.albums.get(id);
      if (!album || album.songs.length === 0) return refused(404);
      return {
        ...views.album(library, album, locale),
        songs: await views.songs(library, album.songs, locale),
        ...{ about: album.about[locale], licence: album.licence, credit: album.credit },
        counters: { plays: views.playsOf(library, album.songs) },
        related: albumCards(library, relatedAlbums(library, album), locale),
      };
    },
    similar: async ({ songId }, { locale }) => {
      const library = await ready();
      const place = library.placeOf.get(songId);
      return place === undefined ? refused(404) : views.songs(library, similarTo(library, place), locale);
    },
    find: async ({ q }, { locale }) => {
      const library = await ready();
      const found = await find(library, orders(library, 'popular'), q);
      const songs = await views.songs(
        library,
        found.map(({ place }) => place),
        locale,
      );
      const byId = new Map(songs.map((song) => [song.songId, song]));
      return found.flatMap(({ place, line }) => {
        const song = byId.get(library.songs[place]!.songId);
        return song ? [{ song, line: line && { text: line.text, t: line.t } }] : [];
      });
    },
    scrobble: async ({ items }, context) => {
      const library = await read();
      return scrobble(library, items, context);
    },
    heard: async (_input, { viewer, locale, now }) => {
      const library = await ready();
      const sums = new Map<string, { ms: number; plays: number }>();
      for (const { songId, ms, plays } of await heardSince(viewer.userId, monthStartOf(playDayOf(now)))) {
        const place = library.placeOf.get(songId);
        for (const artistId of place === undefined ? [] : library.songs[place]!.artists) {
          const sum = sums.get(artistId) ?? { ms: 0, plays: 0 };
          sums.set(artistId, { ms: sum.ms + ms, plays: sum.plays + plays });
        }
      }
      return [...sums]
        .toSorted(([a, x], [b, y]) => y.ms - x.ms || (a < b ? -1 : 1))
        .slice(0, MUSIC.railSize)
        .flatMap(([artistId, { ms, plays }]) => {
          const artist = library.artists.get(artistId);
          return artist ? [{ artist: views.artist(library, artist, locale), ms, plays }] : [];
        });
    },
  };
};
