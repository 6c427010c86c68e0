import { lyricKindOf, type LyricLine, type LyricWord } from './lyric.ts';

/** What stands in a file of lyrics. */
export interface ParsedLyric {
  readonly lines: readonly LyricLine[];
  /** By the names of LRC: `ti`, `ar`, `al`, `la`, … in lower case. */
  readonly tags: Readonly<Record<string, string>>;
}

const MOST_LINES = 2000;
const LONGEST_LINE = 500;
const STAMP = /^\s*\[(\d{1,3}):(\d{1,2})(?:[.:](\d{1,3}))?\]/u;
const WORD_STAMP = /<(\d{1,3}):(\d{1,2})(?:[.:](\d{1,3}))?>/gu;
const TAG = /^\s*\[([A-Za-z#_-]{1,20}):([^\]]*)\]\s*$/u;

/** Minutes, seconds and a fraction of one to three digits. */
const msOf = (minutes: string | undefined, seconds: string | undefined, fraction = ''): number =>
  Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(fraction.padEnd(3, '0') || '0');

/** `<00:01.20>Đèn <00:01.60>pha`: words with their times; a stamp behind the last says when it ends. */
const wordsOf = (text: string, shift: number): Pick<LyricLine, 'words' | 'end'> => {
  const stamps = [...text.matchAll(WORD_STAMP)];
  if (stamps.length === 0) return {};
  const words: LyricWord[] = [];
  let end: number | undefined;
  stamps.forEach((stamp, i) => {
    const said = text.slice(stamp.index + stamp[0].length, stamps[i + 1]?.index ?? text.length);
    const t = Math.max(0, msOf(stamp[1], stamp[2], stamp[3]) + shift);
    if (said.trim() !== '') words.push({ t, text: said.replace(/\s+/gu, ' ') });
    else if (i === stamps.length - 1) end = t;
  });
  return { ...(words.length > 0 && { words }), ...(end !== undefined && { end }) };
};

const plain = (text: string): string =>
  text.replace(WORD_STAMP, '').replace(/\s+/gu, ' ').trim().slice(0, LONGEST_LINE);

/** Times never go back: a word before its line, or before the one before it, is sung with that. */
const inOrder = (line: LyricLine): LyricLine => {
  if (!line.words) return line;
  let last = line.t ?? 0;
  const words = line.words.map((word) => {
    last = Math.max(last, word.t);
    return { ...word, t: last };
  });
  return { ...line, words, ...(line.end !== undefined && { end: Math.max(line.end, last) }) };
};

/**
 * LRC, and enhanced LRC with times of words; text without times is plain. One line may have several stamps, which may be
 * anywhere in the file; `[offset:+500]` makes all come half a second sooner. Never throws.
 */
export const parseLrc = (file: string): ParsedLyric => {
  const rows = file.replace(/^\uFEFF/u, '').split(/\r\n|\r|\n/u);
  const tags: Record<string, string> = {};
  for (const row of rows) {
    const tag = TAG.exec(row);
    if (tag?.[1] !== undefined) tags[tag[1].toLowerCase()] ??= (tag[2] ?? '').trim();
  }
  const given = /^[+-]?\d{1,6}$/u.test(tags['offset'] ?? '') ? Number(tags['offset']) : 0;
  const shift = given === 0 ? 0 : -given;
  const timed: LyricLine[] = [];
  const untimed: LyricLine[] = [];
  for (const row of rows) {
    if (timed.length + untimed.length >= MOST_LINES) break;
    let rest = row;
    const times: number[] = [];
    for (let stamp = STAMP.exec(rest); stamp; stamp = STAMP.exec(rest)) {
      times.push(Math.max(0, msOf(stamp[1], stamp[2], stamp[3]) + shift));
      rest = rest.slice(stamp[0].length);
    }
    const [first] = times;
    if (first === undefined) {
      if (!TAG.test(row)) untimed.push({ t: null, text: plain(row) });
      continue;
    }
    for (const t of times)
      // What is sung again is sung at the same pace.
      timed.push(inOrder({ t, text: plain(rest), ...wordsOf(rest, shift + t - first) }));
  }
  if (timed.length > 0) return { tags, lines: timed.toSorted((a, b) => (a.t ?? 0) - (b.t ?? 0)).slice(0, MOST_LINES) };
  const from = untimed.findIndex(({ text }) => text !== '');
  const to = untimed.findLastIndex(({ text }) => text !== '');
  return { tags, lines: from === -1 ? [] : untimed.slice(from, to + 1) };
};

const stampOf = (ms: number): string => {
  const hundredths = Math.round(ms / 10);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${two(Math.floor(hundredths / 6000))}:${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}`;
};

/** Enhanced LRC of lines; those without a time as bare text. */
export const lrcOf = (lines: readonly LyricLine[], tags: Readonly<Record<string, string>> = {}): string => {
  const head = Object.entries(tags).map(([name, value]) => `[${name}:${value}]`);
  const body = lines.map(({ t, text, words, end }) => {
    if (t === null) return text;
    const said = words
      ? words.map((word) => `<${stampOf(word.t)}>${word.text}`).join('') +
        (end === undefined ? '' : `<${stampOf(end)}>`)
      : text;
    return `[${stampOf(t)}]${said}`;
  });
  return `${[...head, ...body].join('\n')}\n`;
};

/** Whether a file says that nothing is sung. */
export const saysInstrumental = ({ lines, tags }: ParsedLyric): boolean =>
  lyricKindOf(lines) !== 'none'
    ? lines.length <= 2 &&
      lines.every(({ text }) => /^[[(]?(?:instrumental|không lời|nhạc không lời|純音樂|纯音乐)[\])]?$/iu.test(text))
    : (tags['ve'] ?? tags['re']) !== undefined && tags['instrumental'] !== undefined;
