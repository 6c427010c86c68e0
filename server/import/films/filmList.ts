import * as Option from 'effect/Option';
import * as Schema from 'effect/Schema';
import { filmIdOf } from '#domain/films/filmIds.ts';
import { sameWords } from '../../shared/words.ts';
import type { FilmForm } from '../../shared/films/filmForm.ts';
import type { Aside } from '../football/parsed.ts';
import { noCount } from '../football/taking.ts';
import type { FileWork } from '../importFile.ts';
import { Name } from '../importFields.ts';
import { readLinedJson, type LinedJson } from '../jsonLines.ts';
import { genreOf } from './genres.ts';
import { takeListed } from './takeFilm.store.ts';

const Address = Schema.String.check(
  Schema.makeFilter(
    (value: string) => (/^https:\/\/\S{1,500}$/u.test(value) && URL.canParse(value)) || 'an https address',
  ),
);
/** A film as lists of free films name it: what it is, and where it lies. */
const ListedFilm = Schema.Struct({
  title: Name,
  year: Schema.Int.check(Schema.isBetween({ minimum: 1880, maximum: 2100 })),
  imdb: Schema.optionalKey(Schema.String),
  wikidata: Schema.optionalKey(Schema.String),
  archive: Schema.optionalKey(Address),
  url: Schema.optionalKey(Address),
  seconds: Schema.optionalKey(Schema.Finite.check(Schema.isBetween({ minimum: 1, maximum: 360_000 }))),
  licence: Schema.optionalKey(Name),
  credit: Schema.optionalKey(Name),
  genres: Schema.optionalKey(Schema.Array(Name)),
  verified: Schema.optionalKey(Schema.Boolean),
});
type ListedFilm = typeof ListedFilm.Type;
const decode = Schema.decodeUnknownOption(ListedFilm);

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const marks = ['imdb', 'wikidata', 'archive', 'licence'];
const isListed = (value: unknown): boolean =>
  isRecord(value) && 'title' in value && 'year' in value && marks.some((mark) => mark in value);

/** A JSON text that is a list of films; null for any other. */
export const filmListIn = (text: string): LinedJson | null => {
  if (
    !text
      .replace(/^\u{FEFF}/u, '')
      .trimStart()
      .startsWith('[')
  )
    return null;
  const json = readLinedJson(text.replace(/^\u{FEFF}/u, ''));
  return 'reason' in json || !Array.isArray(json.value) || !json.value.some(isListed) ? null : json;
};

const PUBLIC_DOMAIN = 'Public domain';

const formOf = (film: ListedFilm): Omit<FilmForm, 'addedTs'> => ({
  ...{ kind: 'phim', title: sameWords(film.title), originalTitle: '', tagline: sameWords(''), synopsis: sameWords('') },
  ...{ year: film.year, durationSec: film.seconds ?? null, countries: [] },
  genres: [...new Set((film.genres ?? []).map(genreOf))].filter((genre) => genre !== ''),
  ...{ ageRating: '', audio: [], subtitles: [], directors: [], cast: [], quality: '', poster: null, backdrop: null },
  licence: film.licence ?? (film.archive === undefined ? '' : PUBLIC_DOMAIN),
  ...{ credit: film.credit ?? '', elsewhere: film.archive ?? film.url ?? null },
  ...{ media: null, seasons: [], plays: false },
});

/** Takes a list record by record; what is no film is put aside by its line. */
export const filmListWork =
  ({ value, lineOf }: LinedJson, now: number): FileWork =>
  async (queries) => {
    const count = noCount();
    const aside: Aside[] = [];
    const remarks: Aside[] = [];
    const seen = new Set<string>();
    const records: readonly unknown[] = Array.isArray(value) ? value : [];
    for (const [i, record] of records.entries()) {
      const film = decode(record);
      const tell = (reason: string): Aside => ({ line: lineOf(String(i)), reason });
      if (Option.isNone(film)) {
        aside.push(tell('is no film with a title, a year from 1880 on and https addresses'));
        continue;
      }
      const { title, year, verified } = film.value;
      const filmId = filmIdOf(title, year);
      if (seen.has(filmId)) {
        aside.push(tell(`repeats ${title} (${year})`));
        continue;
      }
      seen.add(filmId);
      if (verified === false) remarks.push(tell(`${title}: nobody has confirmed its licence yet`));
      count[await takeListed(queries, filmId, formOf(film.value), now)] += 1;
    }
    return { kind: 'imported', tally: { ...count, aside: aside.length }, aside, remarks };
  };
