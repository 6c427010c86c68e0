import * as Schema from 'effect/Schema';
import { COMICS } from '#domain/comics/comic.ts';
import { comicSorts } from '#domain/comics/filter.ts';
import { call } from './call.ts';
import {
  ChapterProgressWire,
  ChapterWire,
  ComicCardWire,
  ComicHomeWire,
  ComicListWire,
  ComicWire,
  PageListWire,
  ProgressWish,
  ReaderSettingWire,
} from './comicShapes.ts';
import { Cursor, Id, Instant, NamedWire, shortText, slice } from './fields.ts';

const open = { needs: 'nothing', on401: 'allTokens', method: 'GET' } as const;
const member = { needs: 'member', on401: 'allTokens' } as const;
const at = '/other/api/comic';

/** Values of a facet, `a,b`: any of them will do. */
const values = Schema.optionalKey(
  Schema.String.check(Schema.isPattern(/^[A-Za-z0-9-]{1,32}(,[A-Za-z0-9-]{1,32}){0,15}$/u)),
);
const wish = { genre: values, status: values, country: values, q: Schema.optionalKey(shortText(80)) };
const Counted = Schema.Struct({ ...NamedWire.fields, count: Schema.Int });

/** Comics and their chapters. Following, saving and rating are in `social`, with the type `comic`. */
export const comics = {
  home: call({
    ...open,
    path: `${at}/home`,
    about: 'What stands on the first page of the area: the newest chapters, what is read most, what has ended.',
    input: Schema.Struct({}),
    data: ComicHomeWire,
  }),
  list: call({
    ...open,
    path: `${at}/list`,
    about:
      'CO-1: comics that pass all filters, with their number. `genre`, `status` (`ongoing`, `completed`, `hiatus`) and `country` take several values, `a,b`.',
    input: Schema.Struct({
      ...wish,
      sort: Schema.optionalKey(Schema.Literals(comicSorts)),
      cursor: Schema.optionalKey(Cursor),
    }),
    data: ComicListWire,
  }),
  facets: call({
    ...open,
    path: `${at}/facet`,
    about:
      'How many comics each value of each facet would show, given what is chosen in the others; most first. Not in the specification.',
    input: Schema.Struct(wish),
    data: Schema.Struct({
      total: Schema.Int,
      genre: Schema.Array(Counted),
      status: Schema.Array(Counted),
      country: Schema.Array(Counted),
    }),
  }),
  detail: call({
    ...open,
    path: `${at}/detail`,
    about: 'A comic. What a member did with it is in `comic/state`.',
    input: Schema.Struct({ slug: Id }),
    data: ComicWire,
  }),
  chapters: call({
    ...open,
    path: `${at}/chapter-list`,
    about: 'CO-2: all chapters of a comic, the first one first; with `order=desc` the newest.',
    input: Schema.Struct({ comicId: Id, order: Schema.optionalKey(Schema.Literals(['asc', 'desc'])) }),
    data: Schema.Array(ChapterWire),
  }),
  pages: call({
    ...open,
    path: `${at}/page-list`,
    about:
      'CO-4: the pages of a chapter, each with its width and height, and the first three of the next one. Of a comic of ours also its panels, with what is said in them in the language asked for.',
    input: Schema.Struct({ chapterId: Id }),
    data: PageListWire,
  }),
  cards: call({
    ...open,
    path: `${at}/card-list`,
    about:
      'Comics by their ids, `ids=a,b`, at most 50, in that order; unknown ones are left out. Not in the specification.',
    input: Schema.Struct({
      ids: Schema.String.check(
        Schema.isPattern(new RegExp(`^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,${COMICS.idsAtOnce - 1}}$`, 'u')),
      ),
    }),
    data: Schema.Array(ComicCardWire),
  }),
  state: call({
    ...member,
    method: 'GET',
    path: `${at}/state`,
    about:
      'How far a member is in each chapter of a comic that they opened, and how they read it; `setting` is null where they chose nothing. `readSet` has a bit for each chapter in order, the lowest bit of the first byte being the first, in base64. Not in the specification.',
    input: Schema.Struct({ comicId: Id }),
    data: Schema.Struct({
      chapters: Schema.Array(ChapterProgressWire),
      readSet: Schema.String,
      setting: Schema.NullOr(ReaderSettingWire),
    }),
  }),
  progress: call({
    ...member,
    method: 'POST',
    path: `${at}/progress`,
    about:
      'CO-5: where a member is in up to 50 chapters. The entry with the latest `at` says where; `maxPage` and `done` never go back; `at` is never in the future. `accepted` counts the entries whose chapter exists.',
    input: Schema.Struct({
      items: Schema.Array(ProgressWish).check(Schema.isMaxLength(COMICS.progressAtOnce)),
    }),
    data: Schema.Struct({ accepted: Schema.Int }),
  }),
  readerSetting: call({
    ...member,
    method: 'POST',
    path: `${at}/reader-setting`,
    about: 'CO-3: how a member reads a comic.',
    input: Schema.Struct({ comicId: Id, setting: ReaderSettingWire }),
    data: Schema.Null,
  }),
  followed: call({
    ...member,
    method: 'GET',
    path: `${at}/followed`,
    about:
      'CO-13: the comics that a member follows, with the number of chapters that they have not read; what is gone has no `comic`. Not in the specification.',
    input: Schema.Struct({ cursor: Schema.optionalKey(Cursor) }),
    data: slice(
      Schema.Struct({
        comicId: Schema.String,
        comic: Schema.NullOr(ComicCardWire),
        unread: Schema.Int,
        since: Instant,
      }),
    ),
  }),
};
