import { slug } from '#domain/shared/slug.ts';
import { readXml, textOf, XmlFault } from '../films/xml.ts';

/** What a ComicInfo.xml says; what it does not say is empty, null or absent. */
export interface ComicInfo {
  readonly series: string;
  readonly title: string;
  readonly no: number | null;
  readonly volume: number | null;
  /** How many chapters there are in all. */
  readonly count: number | null;
  readonly summary: string;
  readonly altSeries: string;
  readonly authors: readonly string[];
  readonly genres: readonly string[];
  readonly country: string;
  readonly ageRating: string;
  readonly direction: 'rtl' | 'vertical' | null;
  readonly licence: string;
  /** The page, from 0, that is the cover. */
  readonly cover: number | null;
}

export const noInfo: ComicInfo = {
  ...{ series: '', title: '', no: null, volume: null, count: null, summary: '', altSeries: '', authors: [] },
  ...{ genres: [], country: '', ageRating: '', direction: null, licence: '', cover: null },
};

const listOf = (text: string): readonly string[] =>
  text
    .split(/[,;]/u)
    .map((one) => one.trim())
    .filter((one) => one !== '');
/** Numbers as they are written: `12`, `12.5`, `003`; `-1` stands for none. */
const numberOf = (text: string): number | null => {
  const found = /^\s*(\d{1,5}(?:\.\d{1,3})?)/u.exec(text)?.[1];
  return found === undefined ? null : Number(found);
};
const positive = (value: number | null): number | null => (value !== null && value > 0 ? value : null);

const countries: Readonly<Record<string, string>> = { manga: 'JP', manhwa: 'KR', manhua: 'CN' };
const countryOf = (kinds: readonly string[], manga: string): string =>
  kinds.map((kind) => countries[kind]).find((code) => code !== undefined) ?? (/^yes/iu.test(manga) ? 'JP' : '');

const MOST = { text: 4000, short: 200, list: 20 } as const;

/** Reads a ComicInfo.xml; a text says why it cannot be. */
export const readComicInfo = (text: string): ComicInfo | string => {
  try {
    const root = readXml(text.replace(/^\uFEFF/u, ''));
    if (root.name.toLowerCase() !== 'comicinfo') return 'is no ComicInfo';
    const of = (name: string, most: number = MOST.short) => textOf(root, name).slice(0, most);
    const kinds = [...listOf(of('Genre', MOST.text)), ...listOf(of('Tags', MOST.text)), of('Format')].map(slug);
    const pages = root.children.find(({ name }) => name === 'Pages')?.children ?? [];
    const cover = pages.find(({ attributes }) => attributes['Type'] === 'FrontCover')?.attributes['Image'];
    const makers = ['Writer', 'Penciller', 'Inker'].flatMap((name) => listOf(of(name)));
    return {
      ...{ series: of('Series'), title: of('Title'), summary: of('Summary', MOST.text) },
      ...{
        no: numberOf(of('Number')),
        volume: positive(numberOf(of('Volume'))),
        count: positive(numberOf(of('Count'))),
      },
      altSeries: of('LocalizedSeries') || of('AlternateSeries'),
      authors: [...new Set(makers)].slice(0, MOST.list),
      genres: [...new Set(listOf(of('Genre', MOST.text)).map(slug))]
        .filter((one) => one !== '' && one.length <= 32)
        .slice(0, MOST.list),
      country: countryOf(kinds, of('Manga')),
      ageRating: of('AgeRating') === 'Unknown' ? '' : of('AgeRating'),
      direction: /righttoleft/iu.test(of('Manga'))
        ? 'rtl'
        : kinds.some((kind) => /^(?:web-?toon|web-comic|long-strip|manhwa)$/u.test(kind))
          ? 'vertical'
          : null,
      licence: of('Rights') || of('License'),
      cover: cover === undefined ? null : numberOf(cover),
    };
  } catch (error) {
    if (error instanceof XmlFault) return `line ${error.line}: ${error.message}`;
    throw error;
  }
};
