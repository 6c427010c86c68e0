import { byNumber, chapterIdOf, chapterKeyOf, comicIdOf, isChapterKey } from '#domain/comics/comicIds.ts';
import { pageSec } from '#domain/comics/reading.ts';
import type { ComicDirection } from '#domain/comics/comic.ts';
import { grouped } from '#domain/shared/grouped.ts';
import type { ChapterForm, ComicForm, PageForm } from '../../shared/comics/comicForm.ts';
import { sameWords } from '../../shared/words.ts';
import { naturally, type NameFacts } from './chapterName.ts';
import type { ComicInfo } from './comicInfo.ts';
import type { MadeChapter } from './readChapter.ts';

/** A chapter that was read, before it has a number of its own. */
export interface ReadChapter {
  /** Where it lies, relative and whole. */
  readonly path: string;
  readonly source: string;
  readonly name: NameFacts;
  readonly around: string;
  readonly info: ComicInfo;
  readonly made: MadeChapter;
  readonly folder: string;
}
export interface PlacedChapter {
  readonly chapterId: string;
  readonly key: string;
  readonly path: string;
  readonly source: string;
  readonly form: Omit<ChapterForm, 'createdAt'>;
  readonly pages: readonly PageForm[];
}
export interface PlacedComic {
  readonly comicId: string;
  readonly form: Omit<ComicForm, 'addedTs'>;
  readonly chapters: readonly PlacedChapter[];
  /** Those that have the number of another. */
  readonly twice: readonly { readonly path: string; readonly reason: string }[];
}

/** What the series is called: by itself, by the folder around it, or by what stands before the number. */
const seriesOf = ({ info, around, name }: ReadChapter, root: string): string =>
  info.series || around || name.series || root;

interface Numbered {
  readonly one: ReadChapter;
  readonly volume: number | null;
  readonly no: number;
}
/** Those without a number are counted on in the order of their names. */
const numbered = (chapters: readonly ReadChapter[]): readonly Numbered[] => {
  const inOrder = chapters.toSorted((a, b) => naturally(a.path, b.path));
  const told = inOrder.map((one) => {
    const volume = one.info.volume ?? one.name.volume;
    const no = one.info.no ?? one.name.no;
    const isKey = no !== null && isChapterKey(chapterKeyOf({ volume, no }));
    return { one, volume, no: isKey ? no : null };
  });
  let last = Math.floor(Math.max(0, ...told.map(({ no }) => no ?? 0)));
  // A volume without a chapter is its own, whole.
  return told.map(({ one, volume, no }) => ({ one, volume, no: no ?? (volume === null ? (last += 1) : 1) }));
};

const STRIP = 2.2;
const directionOf = (chapters: readonly ReadChapter[]): ComicDirection => {
  const told = chapters.map(({ info }) => info.direction).find((one) => one !== null);
  if (told) return told;
  const ratios = chapters.flatMap(({ made }) => made.pages.map(({ w, h }) => h / w)).toSorted((a, b) => a - b);
  return (ratios[Math.floor(ratios.length / 2)] ?? 1) > STRIP ? 'vertical' : 'ltr';
};

const placed = (comicId: string, { one, volume, no }: Numbered): PlacedChapter => {
  const key = chapterKeyOf({ volume, no });
  const { pages } = one.made;
  const bytes = pages.reduce((sum, page) => sum + (page.small ?? page).bytes, 0);
  return {
    ...{ chapterId: chapterIdOf(comicId, key), key, path: one.path, source: one.source, pages },
    form: {
      ...{ volume, no, title: sameWords((one.info.title || one.name.title).slice(0, 200)), pages: pages.length },
      ...{ sizeBytes: bytes, folder: one.folder, readSec: pages.reduce((sum, page) => sum + pageSec(page), 0) },
    },
  };
};

const first = <A>(values: readonly A[], holds: (value: A) => boolean, otherwise: A): A =>
  values.find(holds) ?? otherwise;

const comicOf = (comicId: string, series: string, all: readonly ReadChapter[]): PlacedComic => {
  const inOrder = numbered(all).toSorted(byNumber);
  const byKey = grouped(inOrder, (one) => chapterKeyOf(one));
  const taken = [...byKey.values()].flatMap(([one]) => one ?? []);
  const infos = taken.map(({ one }) => one.info);
  const texts = (of: (info: ComicInfo) => string) => first(infos.map(of), (text) => text !== '', '');
  const lists = (of: (info: ComicInfo) => readonly string[]) => first(infos.map(of), ({ length }) => length > 0, []);
  const count = infos.map((info) => info.count).find((one) => one !== null);
  const last = Math.max(...taken.map(({ no }) => no));
  return {
    comicId,
    form: {
      ...{
        title: sameWords(series.slice(0, 200)),
        altTitles: [texts(({ altSeries }) => altSeries)].filter((one) => one !== '' && one !== series),
      },
      ...{
        cover: taken[0]!.one.made.cover,
        authors: lists(({ authors }) => authors),
        genres: lists(({ genres }) => genres),
      },
      ...{
        country: texts(({ country }) => country),
        status: count !== undefined && last >= (count ?? Infinity) ? 'completed' : 'ongoing',
      },
      ...{ direction: directionOf(all), ageRating: texts(({ ageRating }) => ageRating) },
      ...{ synopsis: sameWords(texts(({ summary }) => summary)), licence: texts(({ licence }) => licence), credit: '' },
    },
    chapters: taken.map((one) => placed(comicId, one)),
    twice: [...byKey.values()].flatMap(([kept, ...others]) =>
      others.map(({ one }) => ({ path: one.path, reason: `has the number of another, ${kept?.one.path ?? ''}` })),
    ),
  };
};

/** Series with their chapters, from what was read; `root` names what nothing else does. */
export const placeChapters = (chapters: readonly ReadChapter[], root: string): readonly PlacedComic[] =>
  [...grouped(chapters, (one) => comicIdOf(seriesOf(one, root)))].map(([comicId, own]) =>
    comicOf(comicId, seriesOf(own[0]!, root), own),
  );
