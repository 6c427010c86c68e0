import * as Schema from 'effect/Schema';
import { locales, type Locale } from '#domain/locale/locale.ts';
import type { Named, SongFacet } from '#domain/music/music.ts';
import { UNKNOWN, VARIOUS } from '../shared/music/nobody.ts';

const Texts = Schema.Record(Schema.String, Schema.String);
const GroupWire = Schema.Struct({
  genres: Texts,
  moods: Texts,
  lyrics: Texts,
  decade: Schema.String,
  various: Schema.String,
  unknown: Schema.String,
});
const readGroup = Schema.decodeUnknownSync(GroupWire);

/** Names of genres, moods, decades and kinds of lyrics in the viewer's language. */
export interface MusicNames {
  /** The name of a facet's value; an unknown genre is named after its value. */
  readonly of: (facet: SongFacet, value: string, locale: Locale) => Named;
  /** The name of an artist; collective artists, such as various artists, have a name in each language. */
  readonly artist: (artistId: string, name: string, locale: Locale) => string;
  /** The moods, in display order. */
  readonly moods: readonly string[];
}

/** Turns `chill-hop` into `Chill hop`. */
const spoken = (value: string): string => {
  const text = value.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Reads the group `musicNames` of every language; throws if a language lacks a text. */
export const musicNames = (files: Readonly<Record<string, Readonly<Record<string, unknown>>>>): MusicNames => {
  const groups = new Map(locales.map(({ code }) => [code, readGroup(files[code]?.['musicNames'])]));
  const group = (locale: Locale) => groups.get(locale)!;
  const nameOf: Readonly<Record<SongFacet, (value: string, locale: Locale) => string>> = {
    genre: (value, locale) => group(locale).genres[value] ?? spoken(value),
    mood: (value, locale) => group(locale).moods[value] ?? spoken(value),
    decade: (value, locale) => group(locale).decade.replace('{{year}}', value.slice(0, -1)),
    lyric: (value, locale) => group(locale).lyrics[value] ?? value,
  };
  return {
    of: (facet, value, locale) => ({ value, name: nameOf[facet](value, locale) }),
    artist: (artistId, name, locale) =>
      artistId === VARIOUS ? group(locale).various : artistId === UNKNOWN ? group(locale).unknown : name,
    moods: Object.keys(group('vi').moods),
  };
};
