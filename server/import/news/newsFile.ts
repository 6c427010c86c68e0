import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path/posix';
import type { TextBlock } from '#domain/content/blocks.ts';
import type { ArticleBlock, NewsPicture } from '#domain/news/article.ts';
import { slug } from '#domain/shared/slug.ts';
import { cleanLine } from '../../shared/news/cleanText.ts';
import type { ImportFault } from '../importFile.ts';
import { textOf } from '../readWhole.ts';
import { hasFrontMatter, readFrontMatter, type FrontMatter, type ReadFront } from './frontMatter.ts';
import { markdownPieces, type Named } from './markdownBlocks.ts';
import { isBeside, pictureOf, unescaped, type PictureReading } from './picture.ts';

export type Reference = Extract<Named, { kind: 'named' }>;
type PictureBlock = Extract<ArticleBlock, { kind: 'picture' }>;

/** A file of an article in one language, as it was read; what its blocks name is looked up when it is taken. */
export interface NewsFile {
  readonly path: string;
  readonly key: string;
  readonly front: FrontMatter;
  readonly cover: Omit<NewsPicture, 'alt'> | null;
  readonly blocks: readonly (TextBlock | PictureBlock | Reference)[];
  readonly lineOf: ReadFront['lineOf'];
  /** Folders with pictures that it shows. */
  readonly pictureFolders: readonly string[];
  readonly remarks: readonly { readonly line: number; readonly reason: string }[];
}

const MOST_BYTES = 256 * 1024;
const LANGUAGE_END = /[._](?:vi|en|zh)$/iu;
const KEY = /^[a-z0-9-]{1,64}$/u;

/** By what files of one article know each other: what they say, else their name without its language. */
const keyOf = (path: string, said: string | undefined): string => {
  if (said !== undefined) return said;
  const stem = (name: string) => name.replace(/\.[^.]+$/u, '').replace(LANGUAGE_END, '');
  const own = stem(basename(path));
  const name = own === 'index' || own === '' ? basename(dirname(path)) : own;
  const key = slug(name);
  return KEY.test(key) ? key : `n-${createHash('sha256').update(name).digest('hex').slice(0, 20)}`;
};

const cleaned = (front: FrontMatter): FrontMatter => ({
  ...front,
  title: cleanLine(front.title),
  ...(front.summary !== undefined && { summary: cleanLine(front.summary) }),
  ...(front.author !== undefined && { author: cleanLine(front.author) }),
  ...(front.coverAlt !== undefined && { coverAlt: cleanLine(front.coverAlt) }),
  ...(front.safeTitle !== undefined && { safeTitle: cleanLine(front.safeTitle) }),
  ...(front.safeSummary !== undefined && { safeSummary: cleanLine(front.safeSummary) }),
  ...(front.tags !== undefined && { tags: front.tags.map(cleanLine).filter((tag) => tag !== '') }),
});

/** Null where the file has no front matter, and so is nobody's; a list says what is wrong. */
export const readNewsFile = async (
  path: string,
  reading: PictureReading,
): Promise<NewsFile | readonly ImportFault[] | null> => {
  const bytes = await readFile(join(reading.root, path)).catch(() => null);
  if (bytes === null) return [{ line: 1, field: '', reason: 'cannot be read' }];
  const text = bytes.length > MOST_BYTES ? null : textOf(bytes)?.replace(/^\uFEFF/u, '');
  if (text === undefined) return [{ line: 1, field: '', reason: 'is no text in UTF-8' }];
  if (text === null) return [{ line: 1, field: '', reason: 'is larger than 256 KiB' }];
  if (!hasFrontMatter(text)) return null;
  const read = readFrontMatter(text);
  if (!('front' in read)) return read;
  const { body, bodyLine, lineOf } = read;
  const front = cleaned(read.front);
  const faults: ImportFault[] = [];
  const remarks: { line: number; reason: string }[] = [];
  for (const field of ['title', 'author', 'safeTitle', 'safeSummary'] as const)
    if (front[field] === '') faults.push({ line: lineOf(field), field, reason: 'has no words' });
  const cover = front.cover === undefined ? null : await pictureOf(path, front.cover, reading);
  if (typeof cover === 'string') faults.push({ line: lineOf('cover'), field: 'cover', reason: cover });
  const blocks: (TextBlock | PictureBlock | Reference)[] = [];
  const pieces = markdownPieces(body, reading.host);
  const shown = pieces.flatMap((piece) => (piece.kind === 'file' ? [piece.address] : []));
  for (const piece of pieces)
    if (piece.kind === 'named') blocks.push({ ...piece, line: piece.line + bodyLine - 1 });
    else if (piece.kind !== 'file') blocks.push(piece);
    else {
      const picture = await pictureOf(path, piece.address, reading);
      const caption = cleanLine(piece.caption);
      if (typeof picture === 'string')
        remarks.push({
          line: piece.line + bodyLine - 1,
          reason: `the picture ${piece.address.slice(0, 200)} ${picture}`,
        });
      else
        blocks.push({
          ...{ kind: 'picture', picture: { ...picture, alt: cleanLine(piece.alt) } },
          ...(caption !== '' && { caption }),
        });
    }
  // The title stands over the article anyway.
  const [first] = blocks;
  if (first?.kind === 'heading' && first.spans.map((span) => span.text).join('') === front.title) blocks.shift();
  if (faults.length > 0) return faults;
  return {
    ...{ path, front, blocks, lineOf, remarks, key: keyOf(path, front.key) },
    cover: typeof cover === 'string' ? null : cover,
    pictureFolders: [...shown, ...(front.cover === undefined ? [] : [front.cover])]
      .filter(isBeside)
      .map((address) => dirname(join(dirname(path), unescaped(address)))),
  };
};
