import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as Result from 'effect/Result';
import * as Schema from 'effect/Schema';
import { PageForm } from '../../shared/comics/comicForm.ts';
import { makeWhole } from '../../shared/films/made.ts';
import { drawCover, drawPage } from './drawPage.ts';
import type { ChapterSource } from './source.ts';

const Picture = Schema.Struct({ url: Schema.String, w: Schema.Int, h: Schema.Int });
/** What lies in a folder of pages. */
const Made = Schema.fromJsonString(Schema.Struct({ pages: Schema.Array(PageForm), cover: Picture }));
export type MadeChapter = typeof Made.Type;
const readMade = Schema.decodeUnknownResult(Made);
const writeMade = Schema.encodeSync(Made);

/** Another one whenever this file makes something else of the same pages. */
const VERSION = 1;
export const folderOf = ({ stamp }: Pick<ChapterSource, 'stamp'>): string => `${VERSION}${stamp}`.slice(0, 24);
const LIST = 'pages.json';

const known = async (root: string, folder: string): Promise<MadeChapter | null> => {
  const text = await readFile(join(root, folder, LIST), 'utf8').catch(() => null);
  const read = text === null ? null : readMade(text);
  return read && Result.isSuccess(read) ? read.success : null;
};

type Keep = (file: string, bytes: Buffer) => Promise<void>;

/** Draws all pages, one after the other: never more than one is in memory. */
const draw = async (source: ChapterSource, cover: number | null, folder: string, keep: Keep): Promise<MadeChapter> => {
  const pages: PageForm[] = [];
  const at = (file: string) => `/media/comic/${folder}/${file}`;
  for (const [i, name] of source.pages.entries()) {
    const { bytes, end, w, h, color, small } = await drawPage(await source.read(name), name);
    const stem = `p${String(i + 1).padStart(4, '0')}`;
    await keep(`${stem}.${end}`, bytes);
    if (small) await keep(`${stem}s.webp`, small.bytes);
    pages.push({
      ...{ url: at(`${stem}.${end}`), w, h, bytes: bytes.length, color },
      small: small && { url: at(`${stem}s.webp`), w: small.w, h: small.h, bytes: small.bytes.length },
    });
  }
  const front = source.pages[cover ?? 0] ?? source.pages[0]!;
  const drawn = await drawCover(await source.read(front), front);
  await keep('cover.webp', drawn.bytes);
  return { pages, cover: { url: at('cover.webp'), w: drawn.w, h: drawn.h } };
};

/**
 * The pages of a chapter with their sizes. Whole or not at all: a page that cannot be read throws `SourceFault`. What was
 * made of the same pages before is taken as it is; without a folder to make it in nothing is kept.
 */
export const readChapter = async (
  source: ChapterSource,
  cover: number | null,
  root: string | null,
): Promise<MadeChapter> => {
  const folder = folderOf(source);
  if (root === null) return draw(source, cover, folder, async () => {});
  const before = await known(root, folder);
  if (before) return before;
  let made: MadeChapter | null = null;
  await makeWhole(root, folder, async (unfinished) => {
    made = await draw(source, cover, folder, (file, bytes) => writeFile(join(unfinished, file), bytes));
    await writeFile(join(unfinished, LIST), writeMade(made));
  });
  return made!;
};
