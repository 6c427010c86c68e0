import type { Album, Artist, SongDetail } from '#domain/music/music.ts';
import { albumPath, artistPath, songPath } from '#domain/music/musicPaths.ts';
import type { MusicRouteId } from '#domain/routing/areas/music.routes.ts';
import { personPlaces } from '#domain/routing/pageTitle.ts';
import type { PageNamed, PagesOf, PageSource } from '../page/areaPage.ts';
import type { Slice } from '#domain/shared/slice.ts';
import { isRefused, type Refusal } from '../shared/refusal.ts';

/** A number of seconds as an ISO 8601 duration. */
const lasting = (seconds: number): string => `PT${Math.round(seconds)}S`;
const person = (name: string) => ({ '@type': 'MusicGroup', name });

const albumLd = ({ name, artists, releaseDate, songs }: Album, { url }: PageNamed) => ({
  ...{ '@context': 'https://schema.org', '@type': 'MusicAlbum', name, url, numTracks: songs.length },
  byArtist: artists.map((artist) => person(artist.name)),
  ...(releaseDate !== null && { datePublished: releaseDate }),
  track: songs.map((song) => ({
    ...{ '@type': 'MusicRecording', name: song.name, duration: lasting(song.durationSec) },
  })),
});
const songLd = ({ name, artists, album, durationSec }: SongDetail, { url }: PageNamed) => ({
  ...{ '@context': 'https://schema.org', '@type': 'MusicRecording', name, url, duration: lasting(durationSec) },
  byArtist: artists.map((artist) => person(artist.name)),
  ...(album && { inAlbum: { '@type': 'MusicAlbum', name: album.name } }),
});
const artistLd = ({ name, bio }: Artist, { url, description }: PageNamed) => ({
  ...{ '@context': 'https://schema.org', ...person(name), url, description: bio || description },
});

/** All entries of a list that is read in slices. */
const all = async <A>(
  read: (from: { readonly cursor?: string }) => Promise<Slice<A> | Refusal> | Slice<A> | Refusal,
): Promise<readonly A[]> => {
  const found: A[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const slice: Slice<A> | Refusal = await read(cursor === '' ? {} : { cursor });
    if (isRefused(slice)) break;
    found.push(...slice.list);
    cursor = slice.next;
  }
  return found;
};

/** The pages of an album, a song and an artist. The id decides; the canonical address contains the name. */
export const musicPages = ({
  handlers: { music },
  nobody,
}: PageSource): Pick<PagesOf<MusicRouteId>, 'musicAlbum' | 'musicSong' | 'musicArtist'> => ({
  musicAlbum: {
    find: async ({ id }, locale) => {
      const album = await music.album({ id }, nobody(locale));
      if (isRefused(album)) return { status: 404 };
      return {
        ...{ canonicalPath: albumPath(album), places: personPlaces(album.name), picture: album.cover.url },
        jsonLd: (page) => albumLd(album, page),
      };
    },
    sitemap: async () => (await all((from) => music.releases(from, nobody('vi')))).map((album) => albumPath(album)),
  },
  musicSong: {
    find: async ({ id }, locale) => {
      const song = await music.song({ id }, nobody(locale));
      if (isRefused(song)) return { status: 404 };
      return {
        ...{ canonicalPath: songPath(song), places: personPlaces(song.name), picture: song.cover.url },
        jsonLd: (page) => songLd(song, page),
      };
    },
    sitemap: async () => (await all((from) => music.list(from, nobody('vi')))).map((song) => songPath(song)),
  },
  musicArtist: {
    find: async ({ artist: slug }, locale) => {
      const artist = await music.artist({ slug }, nobody(locale));
      if (isRefused(artist)) return { status: 404 };
      return {
        ...{ canonicalPath: artistPath(artist), places: personPlaces(artist.name), picture: artist.photo.url },
        jsonLd: (page) => artistLd(artist, page),
      };
    },
    sitemap: async () => (await all((from) => music.artists(from, nobody('vi')))).map((artist) => artistPath(artist)),
  },
});
