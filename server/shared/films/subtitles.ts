/** A subtitle cue, as in WebVTT. */
export interface Cue {
  /** Seconds. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}
export interface ReadSubtitles {
  readonly cues: readonly Cue[];
  /** What could not be read; lines count from 1. */
  readonly broken: readonly { readonly line: number; readonly reason: string }[];
}
export type SubtitleForm = 'vtt' | 'srt' | 'ass';

export const subtitleFormOf = (path: string): SubtitleForm | null => {
  const ending = /\.(vtt|srt|ass|ssa)$/iu.exec(path)?.[1]?.toLowerCase();
  return ending === 'ssa' ? 'ass' : ending === 'vtt' || ending === 'srt' || ending === 'ass' ? ending : null;
};

/** Encodings tried for a text that is not Unicode, by its language. */
const encodings: Readonly<Record<string, readonly string[]>> = {
  vi: ['windows-1258'],
  zh: ['big5', 'gb18030'],
  ja: ['shift_jis'],
  ko: ['euc-kr'],
  ru: ['windows-1251'],
};

/** The text of a file: Unicode with or without a byte order mark, otherwise in a common encoding of its language. */
export const decodedText = (bytes: Uint8Array, lang: string): string => {
  const mark = [bytes[0], bytes[1]].join(' ');
  if (mark === '255 254') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === '254 255') return new TextDecoder('utf-16be').decode(bytes);
  for (const encoding of ['utf-8', ...(encodings[lang.split('-')[0] ?? ''] ?? [])])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes).normalize('NFC');
    } catch {
      // Try the next encoding.
    }
  return new TextDecoder('windows-1252').decode(bytes);
};

const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,:](\d{1,3}))?`;
const BETWEEN = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}`, 'u');

const seconds = (hours: string | undefined, minutes: string, whole: string, part = ''): number =>
  Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(whole) + Number(`0.${part || '0'}`);

/** Keeps tags that WebVTT also has, removes other tags, and escapes the rest as text. */
const safeText = (text: string): string =>
  text
    .replace(/\{\\[^}]*\}/gu, '')
    .replace(/<(?!\/?(?:i|b|u)>)\/?[a-z][^>]*>/giu, '')
    .replace(/&(?!(?:amp|lt|gt|nbsp);)/gu, '&amp;')
    .replace(/<(?!\/?(?:i|b|u)>)/gu, '&lt;')
    .replaceAll('-->', '--&gt;')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')
    .join('\n');

/** Cues of SRT and WebVTT, whose times differ by a comma. */
const timed = (lines: readonly string[]): ReadSubtitles => {
  const cues: Cue[] = [];
  const broken: { line: number; reason: string }[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] ?? '';
    if (!line.includes('-->')) continue;
    const found = BETWEEN.exec(line);
    if (!found) {
      broken.push({ line: i + 1, reason: 'has no times that can be read' });
      continue;
    }
    const [, h, m, s, part, toH, toM, toS, toPart] = found;
    const [from, to] = [seconds(h, m!, s!, part), seconds(toH, toM!, toS!, toPart)];
    const text: string[] = [];
    let end = i + 1;
    for (; end < lines.length && (lines[end] ?? '').trim() !== '' && !BETWEEN.test(lines[end] ?? ''); end += 1)
      text.push(lines[end] ?? '');
    // Without a blank line between two cues, the number of the next cue is not part of this text.
    if (BETWEEN.test(lines[end] ?? '') && /^\d+$/u.test((text.at(-1) ?? '').trim())) text.pop();
    if (to <= from) broken.push({ line: i + 1, reason: 'ends before it begins' });
    else if (safeText(text.join('\n')) !== '') cues.push({ from, to, text: safeText(text.join('\n')) });
    i = end - 1;
  }
  return { cues, broken };
};

const ASS_TIME = /^(\d+):(\d{1,2}):(\d{1,2})[.:](\d{1,3})$/u;
const assSeconds = (text: string): number | null => {
  const [, h, m, s, part] = ASS_TIME.exec(text.trim()) ?? [];
  return m === undefined || s === undefined ? null : seconds(h, m, s, part);
};
const assText = (text: string): string =>
  safeText(
    text
      .replace(/\{\\i1\}/gu, '<i>')
      .replace(/\{\\i0?\}/gu, '</i>')
      // Drawings are not text.
      .replace(/\{[^}]*\\p[1-9][^}]*\}[^{]*/gu, '')
      .replace(/\{[^}]*\}/gu, '')
      .replace(/\\[Nn]/gu, '\n')
      .replaceAll(String.raw`\h`, ' '),
  );

/** The dialogue of simple ASS and SSA: times and text, without positions and styles. */
const dialogue = (lines: readonly string[]): ReadSubtitles => {
  const cues: Cue[] = [];
  const broken: { line: number; reason: string }[] = [];
  let columns = ['layer', 'start', 'end', 'style', 'name', 'marginl', 'marginr', 'marginv', 'effect', 'text'];
  let inEvents = false;
  lines.forEach((line, i) => {
    const [, section] = /^\s*\[([^\]]+)\]/u.exec(line) ?? [];
    if (section !== undefined) inEvents = section.toLowerCase() === 'events';
    const [, kind, rest] = /^\s*(Format|Dialogue)\s*:(.*)$/iu.exec(line) ?? [];
    if (!inEvents || kind === undefined || rest === undefined) return;
    if (kind.toLowerCase() === 'format') {
      columns = rest.split(',').map((name) => name.trim().toLowerCase());
      return;
    }
    const values = rest.split(',');
    const value = (name: string): string => values[columns.indexOf(name)] ?? '';
    const [from, to] = [assSeconds(value('start')), assSeconds(value('end'))];
    if (from === null || to === null) broken.push({ line: i + 1, reason: 'has no times that can be read' });
    else if (to <= from) broken.push({ line: i + 1, reason: 'ends before it begins' });
    else {
      const text = assText(values.slice(columns.length - 1).join(','));
      if (text !== '') cues.push({ from, to, text });
    }
  });
  return { cues: cues.toSorted((a, b) => a.from - b.from), broken };
};

/** Reads subtitles in a format; broken cues are reported and the rest is used. */
export const readSubtitles = (text: string, form: SubtitleForm): ReadSubtitles => {
  const lines = text.replace(/^\u{FEFF}/u, '').split(/\r\n|\r|\n/u);
  return form === 'ass' ? dialogue(lines) : timed(lines);
};

const stamp = (at: number): string => {
  const ms = Math.round(at * 1000);
  const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
};

/** The cues as a WebVTT file. */
export const vttOf = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text}\n`).join('\n')}`;

/** A subtitle file as WebVTT; a file that is WebVTT already is unchanged. */
export const asVtt = (bytes: Uint8Array, form: SubtitleForm, lang: string): string => {
  const text = decodedText(bytes, lang);
  return form === 'vtt' && /^\u{FEFF}?WEBVTT/u.test(text) ? text : vttOf(readSubtitles(text, form).cues);
};
