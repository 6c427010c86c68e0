import type { Facts } from './facts.ts';
import { countryOf } from './countries.ts';
import { readXml, textOf, textsOf, type Element } from './xml.ts';

/** What an NFO of Kodi is about. */
export type NfoKind = 'movie' | 'tvshow' | 'episodedetails';
export interface Nfo {
  readonly kind: NfoKind;
  readonly facts: Facts;
}

const kinds: readonly string[] = ['movie', 'tvshow', 'episodedetails'] satisfies readonly NfoKind[];
const isKind = (name: string): name is NfoKind => kinds.includes(name);

const LONGEST_NAME = 120;
const LONGEST_STORY = 4000;
const MOST = 60;
const clip = (text: string, most: number): string => [...text].slice(0, most).join('');
const wholeOf = (text: string): number | null => (/^\d{1,4}$/u.test(text) ? Number(text) : null);

const peopleOf = (root: Element): NonNullable<Facts['cast']> =>
  root.children
    .filter(({ name }) => name === 'actor')
    .flatMap((actor) => {
      const name = clip(textOf(actor, 'name'), LONGEST_NAME);
      const role = clip(textOf(actor, 'role'), LONGEST_NAME);
      return name === '' ? [] : [{ name, ...(role !== '' && { role }) }];
    })
    .slice(0, MOST);

const listOf = (root: Element, name: string): readonly string[] =>
  textsOf(root, name)
    .flatMap((text) => text.split(/\s*[/|]\s*/u))
    .map((text) => clip(text, LONGEST_NAME))
    .filter((text) => text !== '')
    .slice(0, MOST);

/** `mpaa` has words around it: `Rated PG-13`. */
const ageOf = (root: Element): string =>
  clip(textOf(root, 'mpaa') || textOf(root, 'certification'), 20).replace(/^(?:rated|us:)\s*/iu, '');

/** Reads an NFO; null for one that is about something else. Throws `XmlFault` where it is no XML. */
export const readNfo = (text: string): Nfo | null => {
  const root = readXml(text.replace(/^\u{FEFF}/u, ''));
  if (!isKind(root.name)) return null;
  const [title, original] = [textOf(root, 'title'), textOf(root, 'originaltitle')].map((one) =>
    clip(one, LONGEST_NAME),
  );
  const [synopsis, tagline] = [textOf(root, 'plot') || textOf(root, 'outline'), textOf(root, 'tagline')];
  const date = textOf(root, 'aired') || textOf(root, 'premiered');
  const year = wholeOf(textOf(root, 'year')) ?? wholeOf(date.slice(0, 4));
  const [season, episode] = [wholeOf(textOf(root, 'season')), wholeOf(textOf(root, 'episode'))];
  const minutes = wholeOf(textOf(root, 'runtime'));
  const [age, genres, directors, cast] = [ageOf(root), listOf(root, 'genre'), listOf(root, 'director'), peopleOf(root)];
  const countries = listOf(root, 'country').flatMap((name) => countryOf(name) ?? []);
  return {
    kind: root.name,
    facts: {
      ...(title && { title }),
      ...(original && { originalTitle: original }),
      ...(synopsis && { synopsis: clip(synopsis, LONGEST_STORY) }),
      ...(tagline && { tagline: clip(tagline, LONGEST_STORY) }),
      ...(year !== null && year >= 1880 && year <= 2100 && { year }),
      ...(season !== null && { season }),
      ...(episode !== null && { episode }),
      ...(/^\d{4}-\d{2}-\d{2}$/u.test(date) && { aired: date }),
      ...(minutes !== null && minutes > 0 && { durationSec: minutes * 60 }),
      ...(age !== '' && { ageRating: age }),
      ...(genres.length > 0 && { genres }),
      ...(directors.length > 0 && { directors }),
      ...(countries.length > 0 && { countries }),
      ...(cast.length > 0 && { cast }),
    },
  };
};
