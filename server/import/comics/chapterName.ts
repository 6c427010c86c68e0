/** What the name of a file or folder says of a chapter. */
export interface NameFacts {
  /** What stands before its number; empty if nothing does. */
  readonly series: string;
  readonly volume: number | null;
  readonly no: number | null;
  readonly title: string;
}

const NUMBER = String.raw`(\d{1,5}(?:[.,]\d{1,3})?)`;
const VOLUME = new RegExp(
  String.raw`(?:(?<![\p{L}\d])(?:v|vol|volume|t|tap|tập|quyen|quyển)[.\s_-]*${NUMBER}(?![\p{L}\d])|第\s*${NUMBER}\s*[卷巻])`,
  'iu',
);
const CHAPTER = new RegExp(
  String.raw`(?:(?<![\p{L}\d])(?:c|ch|chap|chapter|chuong|chương|ep|episode|issue|no)[.\s_-]*${NUMBER}(?![\p{L}\d])|#\s*${NUMBER}|第\s*${NUMBER}\s*[話话回章])`,
  'iu',
);
/** The last number that is a word of its own. */
const LAST = new RegExp(String.raw`(?<![\p{L}\d.,])${NUMBER}(?![\p{L}\d])(?!.*(?<![\p{L}\d.,])\d+(?![\p{L}\d]))`, 'u');
/** Who scanned it, and what was found: `[Group] (2019) {v2}`. */
const BRACKETS = /[[({][^\])}]*[\])}]/gu;
const EDGES = /^[\s\-–—_:.,]+|[\s\-–—_:.,]+$/gu;

interface Found {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}
const find = (text: string, pattern: RegExp): Found | null => {
  const match = pattern.exec(text);
  const digits = match?.slice(1).find((one) => one !== undefined);
  return match && digits !== undefined
    ? { value: Number(digits.replace(',', '.')), from: match.index, to: match.index + match[0].length }
    : null;
};
const trimmed = (text: string): string => text.replace(EDGES, '');

/** As people name them: `Mun v02 c012.5 - Chợ đêm [Nhóm].cbz`, `Chương 3`, `第12話`, `007`. */
export const readName = (name: string): NameFacts => {
  const text = name.normalize('NFC').replaceAll('_', ' ').replace(BRACKETS, ' ').replace(/\s+/gu, ' ').trim();
  const volume = find(text, VOLUME);
  const chapter = find(text, CHAPTER) ?? (volume ? null : find(text, LAST));
  const found = [volume, chapter].filter((one) => one !== null);
  if (found.length === 0) return { series: trimmed(text), volume: null, no: null, title: '' };
  const [from, to] = [Math.min(...found.map((one) => one.from)), Math.max(...found.map((one) => one.to))];
  return {
    series: trimmed(text.slice(0, from)),
    volume: volume?.value ?? null,
    no: chapter?.value ?? null,
    title: trimmed(text.slice(to)),
  };
};

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
/** As people count: 2 before 10, in every folder. */
export const naturally = (a: string, b: string): number => {
  const [left, right] = [a.split('/'), b.split('/')];
  for (let i = 0; i < Math.min(left.length, right.length); i += 1) {
    const difference = compare(left[i]!, right[i]!);
    if (difference !== 0) return difference;
  }
  return left.length - right.length || (a < b ? -1 : a > b ? 1 : 0);
};
