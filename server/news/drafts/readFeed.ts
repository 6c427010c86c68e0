import { Parser } from 'htmlparser2';
import { locales, type Locale } from '#domain/locale/locale.ts';
import { plainText } from '#domain/content/blocks.ts';
import { escaped } from '../../page/html.ts';
import { htmlPieces } from '../../shared/news/htmlBlocks.ts';
import { cleanAddress, cleanLine } from '../../shared/news/cleanText.ts';

/** An article in a feed; its texts are untrusted HTML. */
export interface FeedItem {
  /** The identifier that the feed uses for it. */
  readonly id: string;
  readonly link: string | null;
  readonly title: string;
  readonly author: string;
  /** Epoch milliseconds; null if the feed does not say. */
  readonly published: number | null;
  readonly summary: string;
  readonly html: string;
}
export interface Feed {
  readonly title: string;
  readonly lang: Locale;
  readonly items: readonly FeedItem[];
}

/** Why a text cannot be read as a feed. */
export class FeedFault extends Error {
  override readonly name = 'FeedFault';
  readonly why: string;
  constructor(why: string) {
    super(why);
    this.why = why;
  }
}

export const FEEDS = {
  bytes: 2 * 1024 * 1024,
  items: 60,
  /** The most characters of one element. */
  text: 128 * 1024,
  line: 4000,
  depth: 60,
} as const;

type Field = 'id' | 'link' | 'title' | 'author' | 'published' | 'updated' | 'summary' | 'html';
/** RSS 0.9 to 2.0 with its usual modules, and Atom. */
const fields: ReadonlyMap<string, Field> = new Map<string, Field>([
  ...([
    ['guid', 'id'],
    ['id', 'id'],
    ['link', 'link'],
    ['title', 'title'],
  ] as const),
  ...([
    ['author', 'author'],
    ['dc:creator', 'author'],
  ] as const),
  ...([
    ['pubdate', 'published'],
    ['published', 'published'],
    ['dc:date', 'published'],
    ['updated', 'updated'],
  ] as const),
  ...([
    ['description', 'summary'],
    ['summary', 'summary'],
    ['content', 'html'],
    ['content:encoded', 'html'],
  ] as const),
]);
const isItem = (name: string): boolean => name === 'item' || name === 'entry';
const isRoot = (name: string): boolean => name === 'rss' || name === 'feed' || name === 'rdf:rdf';

const tagOf = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')}>`;

type Words = Partial<Record<Field, string>>;
const timeOf = (text: string | undefined): number | null => {
  const time = text === undefined ? Number.NaN : Date.parse(text.trim());
  return Number.isFinite(time) && time > 0 ? time : null;
};
/** All texts of a feed are HTML, even where that was not intended; this one is reduced to a single line. */
const lineOf = (html: string, base: string): string =>
  cleanLine(plainText(htmlPieces(html.slice(0, FEEDS.line), base).filter((one) => one.kind !== 'named')));
/** Atom names an author in elements; RSS gives a mail address followed by the name. */
const authorOf = (text: string, base: string): string => {
  const line = lineOf(/<name>([^<]*)<\/name>/iu.exec(text)?.[1] ?? text, base);
  return line.includes('@') ? (/\(([^()]+)\)/u.exec(line)?.[1] ?? '') : line;
};
const itemOf = (words: Words, base: string): FeedItem | null => {
  const link = cleanAddress(words.link ?? '', { base });
  const title = lineOf(words.title ?? '', base);
  const id = (words.id ?? '').trim() || link;
  if (title === '' || id === null) return null;
  return {
    ...{ id, link, title, author: authorOf(words.author ?? '', base), summary: words.summary ?? '' },
    ...{ published: timeOf(words.published) ?? timeOf(words.updated), html: words.html ?? '' },
  };
};

/** Parses a feed; throws `FeedFault`. Entities that the feed declares are not expanded, and no URL in it is opened. */
export const readFeed = (text: string, base: string): Feed => {
  const items: FeedItem[] = [];
  const stack: string[] = [];
  let feedTitle = '';
  let language = '';
  let root = false;
  let item: { words: Words; depth: number } | null = null;
  /** The element that is being read, at this depth; markup inside it is kept as text. */
  let reading: { field: Field | 'feedTitle' | 'language'; depth: number; text: string } | null = null;

  const begin = (name: string, attributes: Readonly<Record<string, string>>): void => {
    const field = fields.get(name.replace(/^atom:/u, ''));
    if (item !== null && stack.length === item.depth + 1 && field !== undefined) {
      if (field === 'link' && attributes['href'] !== undefined) {
        const rel = attributes['rel'] ?? 'alternate';
        if (rel === 'alternate') item.words.link ??= attributes['href'];
      } else reading = { field, depth: stack.length, text: '' };
    } else if (item === null && stack.length <= 3 && name === 'title' && feedTitle === '' && stack.at(-2) !== 'image')
      reading = { field: 'feedTitle', depth: stack.length, text: '' };
    else if (item === null && (name === 'language' || name === 'dc:language'))
      reading = { field: 'language', depth: stack.length, text: '' };
  };
  const finish = ({ field, text: words }: NonNullable<typeof reading>): void => {
    if (field === 'feedTitle') feedTitle = lineOf(words, base);
    else if (field === 'language') language = words;
    else if (item && (item.words[field] ?? '').trim() === '') item.words[field] = words;
  };
  const parser = new Parser(
    {
      onopentag: (raw, attributes) => {
        const name = raw.toLowerCase();
        if (stack.length === 0) {
          root = isRoot(name);
          if (!root) throw new FeedFault('isNoFeed');
          language = attributes['xml:lang'] ?? '';
        }
        stack.push(name);
        if (stack.length > FEEDS.depth) throw new FeedFault('isTooDeep');
        if (reading) reading.text += tagOf(raw, attributes);
        else if (item === null && isItem(name)) item = { words: {}, depth: stack.length };
        else begin(name, attributes);
      },
      ontext: (words) => {
        if (!reading || reading.text.length > FEEDS.text) return;
        // Text inside nested markup is escaped again; other text is taken literally.
        reading.text += stack.length > reading.depth ? escaped(words) : words;
      },
      onclosetag: (raw) => {
        const depth = stack.length;
        stack.pop();
        if (reading && depth === reading.depth) {
          finish(reading);
          reading = null;
        } else if (reading) reading.text += `</${raw}>`;
        else if (item && depth === item.depth) {
          const done = itemOf(item.words, base);
          if (done && items.length < FEEDS.items) items.push(done);
          item = null;
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  if (!root) throw new FeedFault('isNoFeed');
  const code = language.trim().slice(0, 2).toLowerCase();
  return { title: feedTitle, lang: locales.find((one) => one.code === code)?.code ?? 'vi', items };
};
