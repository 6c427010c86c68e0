import * as Schema from 'effect/Schema';
import {
  comicDirections,
  comicStatuses,
  sayKinds,
  type Chapter,
  type Comic,
  type ComicCard,
  type ComicHome,
  type ComicList,
  type PageList,
} from '#domain/comics/comic.ts';
import { READER, readerFits, readerGrounds, readerModes, type ReaderSetting } from '#domain/comics/readerSetting.ts';
import type { ChapterProgress } from '#domain/comics/reading.ts';
import { countedSlice, Id, ImageWire, Instant, NamedWire } from './fields.ts';

export const ComicCardWire = Schema.Struct({
  comicId: Schema.String,
  slug: Schema.String,
  title: Schema.String,
  cover: Schema.NullOr(ImageWire),
  authors: Schema.Array(Schema.String),
  genres: Schema.Array(NamedWire),
  status: Schema.Literals(comicStatuses),
  direction: Schema.Literals(comicDirections),
  rating: Schema.Struct({ avg: Schema.Finite, n: Schema.Int }),
  counters: Schema.Struct({ views: Schema.Int }),
  chapters: Schema.Int,
  readSec: Schema.Int,
  latest: Schema.NullOr(
    Schema.Struct({ key: Schema.String, no: Schema.Finite, title: Schema.String, createdAt: Instant }),
  ),
  demo: Schema.Boolean,
}).annotate({ identifier: 'ComicCard' });
export const ComicListWire = countedSlice(ComicCardWire);

export const ComicWire = Schema.Struct({
  ...ComicCardWire.fields,
  altTitles: Schema.Array(Schema.String),
  country: Schema.NullOr(NamedWire),
  ageRating: Schema.String,
  synopsis: Schema.String,
  licence: Schema.String,
  credit: Schema.String,
  sizeBytes: Schema.Int,
}).annotate({ identifier: 'Comic' });

export const ChapterWire = Schema.Struct({
  chapterId: Schema.String,
  comicId: Schema.String,
  key: Schema.String,
  volume: Schema.NullOr(Schema.Finite),
  no: Schema.Finite,
  title: Schema.String,
  pages: Schema.Int,
  createdAt: Instant,
  sizeBytes: Schema.Int,
  readSec: Schema.Int,
  prevId: Schema.optionalKey(Schema.String),
  nextId: Schema.optionalKey(Schema.String),
}).annotate({ identifier: 'Chapter' });

const PanelWire = Schema.Struct({
  ...{ x: Schema.Finite, y: Schema.Finite, w: Schema.Finite, h: Schema.Finite, alt: Schema.String },
  says: Schema.Array(
    Schema.Struct({
      ...{ kind: Schema.Literals(sayKinds), text: Schema.String },
      ...{ x: Schema.Finite, y: Schema.Finite, w: Schema.Finite },
      to: Schema.NullOr(Schema.Tuple([Schema.Finite, Schema.Finite])),
    }),
  ),
});
const FileFields = { url: Schema.String, w: Schema.Int, h: Schema.Int, bytes: Schema.Int };
export const ComicPageWire = Schema.Struct({
  ...FileFields,
  n: Schema.Int,
  color: Schema.String,
  small: Schema.NullOr(Schema.Struct(FileFields)),
  panels: Schema.Array(PanelWire),
}).annotate({ identifier: 'ComicPage' });

const Beside = { chapterId: Schema.String, key: Schema.String, no: Schema.Finite, title: Schema.String };
export const PageListWire = Schema.Struct({
  comic: Schema.Struct({
    ...{ comicId: Schema.String, slug: Schema.String, title: Schema.String },
    ...{ direction: Schema.Literals(comicDirections), demo: Schema.Boolean },
    ...{ credit: Schema.String, licence: Schema.String },
  }),
  chapter: ChapterWire,
  pages: Schema.Array(ComicPageWire),
  next: Schema.NullOr(Schema.Struct({ ...Beside, firstPages: Schema.Array(ComicPageWire) })),
  prev: Schema.NullOr(Schema.Struct(Beside)),
}).annotate({ identifier: 'PageList' });

export const ComicHomeWire = Schema.Struct({
  fresh: Schema.Array(ComicCardWire),
  read: Schema.Array(ComicCardWire),
  whole: Schema.Array(ComicCardWire),
  totals: Schema.Struct({ comics: Schema.Int, chapters: Schema.Int, whole: Schema.Int }),
});

const page = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000 }));
export const ProgressWish = Schema.Struct({
  chapterId: Id,
  page,
  panel: Schema.optionalKey(page),
  maxPage: page,
  done: Schema.Boolean,
  at: Instant,
});
export const ChapterProgressWire = Schema.Struct({
  chapterId: Schema.String,
  ...{ page: Schema.Int, panel: Schema.Int, maxPage: Schema.Int, pages: Schema.Int },
  ...{ done: Schema.Boolean, at: Instant },
}).annotate({ identifier: 'ChapterProgress' });

const between = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }));
export const ReaderSettingWire = Schema.Struct({
  mode: Schema.Literals(readerModes),
  rtl: Schema.Boolean,
  fit: Schema.Literals(readerFits),
  margin: between(0, READER.marginMax),
  ground: Schema.Literals(readerGrounds),
  brightness: between(READER.brightnessMin, 100),
}).annotate({ identifier: 'ReaderSetting' });

ComicCardWire satisfies Schema.Codec<ComicCard, unknown>;
ComicListWire satisfies Schema.Codec<ComicList, unknown>;
ComicWire satisfies Schema.Codec<Comic, unknown>;
ChapterWire satisfies Schema.Codec<Chapter, unknown>;
PageListWire satisfies Schema.Codec<PageList, unknown>;
ComicHomeWire satisfies Schema.Codec<ComicHome, unknown>;
ChapterProgressWire satisfies Schema.Codec<ChapterProgress, unknown>;
ReaderSettingWire satisfies Schema.Codec<ReaderSetting, unknown>;
