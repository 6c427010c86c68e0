import * as Schema from 'effect/Schema';
import { comicDirections, comicStatuses, sayKinds } from '#domain/comics/comic.ts';

/** What the tables of comics keep as JSON: written by the import, read by the catalogue. The demo has the same. */

const Words = Schema.Struct({ vi: Schema.String, en: Schema.String, zh: Schema.String });
const Texts = Schema.Array(Schema.String);
const Picture = Schema.Struct({ url: Schema.String, w: Schema.Int, h: Schema.Int });
const File = { url: Schema.String, w: Schema.Int, h: Schema.Int, bytes: Schema.Int };

export const ComicForm = Schema.Struct({
  title: Words,
  altTitles: Texts,
  cover: Schema.NullOr(Picture),
  authors: Texts,
  genres: Texts,
  /** ISO 3166-1 alpha-2; empty if it is not known. */
  country: Schema.String,
  status: Schema.Literals(comicStatuses),
  direction: Schema.Literals(comicDirections),
  ageRating: Schema.String,
  synopsis: Words,
  licence: Schema.String,
  credit: Schema.String,
  addedTs: Schema.Int,
});
export type ComicForm = typeof ComicForm.Type;

export const ChapterForm = Schema.Struct({
  volume: Schema.NullOr(Schema.Finite),
  no: Schema.Finite,
  title: Words,
  pages: Schema.Int,
  /** When the comic was added here. */
  createdAt: Schema.Int,
  sizeBytes: Schema.Int,
  readSec: Schema.Int,
  /** The folder with the files made from the chapter; empty for the portal's own chapters. */
  folder: Schema.String,
});
export type ChapterForm = typeof ChapterForm.Type;

const PanelForm = Schema.Struct({
  ...{ x: Schema.Finite, y: Schema.Finite, w: Schema.Finite, h: Schema.Finite, alt: Words },
  says: Schema.Array(
    Schema.Struct({
      ...{ kind: Schema.Literals(sayKinds), text: Words },
      ...{ x: Schema.Finite, y: Schema.Finite, w: Schema.Finite },
      to: Schema.NullOr(Schema.Tuple([Schema.Finite, Schema.Finite])),
    }),
  ),
});
export type PanelForm = typeof PanelForm.Type;
export const PageForm = Schema.Struct({
  ...File,
  color: Schema.String,
  small: Schema.NullOr(Schema.Struct(File)),
});
export type PageForm = typeof PageForm.Type;

/** A page with its panels, which imports do not provide. */
export type StoredPage = PageForm & { readonly panels: readonly PanelForm[] };
