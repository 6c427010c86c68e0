/** A text of a subtitle track and when it stands on the picture, in seconds. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** How subtitles look; the offset in seconds belongs to a language, since it is the file that is early or late. */
export interface CaptionStyle {
  /** In pixels on a wide picture. */
  readonly size: number;
  readonly ground: boolean;
  readonly offsets: Readonly<Record<string, number>>;
}
export const CAPTIONS = { size: 24, minSize: 16, maxSize: 40, sizeStep: 2, offsetStepS: 0.1, maxOffsetS: 30 } as const;
export const plainCaptions: CaptionStyle = { size: CAPTIONS.size, ground: true, offsets: {} };

export const resized = (style: CaptionStyle, by: 1 | -1): CaptionStyle => ({
  ...style,
  size: Math.min(CAPTIONS.maxSize, Math.max(CAPTIONS.minSize, style.size + by * CAPTIONS.sizeStep)),
});
/** Moved by a tenth of a second; counted in tenths, so that ten steps are one second. */
export const shifted = (style: CaptionStyle, lang: string, by: 1 | -1): CaptionStyle => {
  const tenths = Math.round((style.offsets[lang] ?? 0) / CAPTIONS.offsetStepS) + by;
  const offset = Math.min(CAPTIONS.maxOffsetS, Math.max(-CAPTIONS.maxOffsetS, tenths / 10));
  return { ...style, offsets: { ...style.offsets, [lang]: offset } };
};
export const offsetOf = ({ offsets }: CaptionStyle, lang: string): number => offsets[lang] ?? 0;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What was kept; anything that does not fit is as if it had never been set. */
export const readCaptions = (text: string | null): CaptionStyle => {
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return plainCaptions;
  }
  if (!isRecord(kept)) return plainCaptions;
  const { size, ground, offsets } = kept;
  return {
    size: typeof size === 'number' && size >= CAPTIONS.minSize && size <= CAPTIONS.maxSize ? size : CAPTIONS.size,
    ground: ground !== false,
    offsets: isRecord(offsets)
      ? Object.fromEntries(
          Object.entries(offsets).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
        )
      : {},
  };
};

const TIMES = /^(?:(\d+):)?(\d\d):(\d\d)[.,](\d{3})\s+-->\s+(?:(\d+):)?(\d\d):(\d\d)[.,](\d{3})/u;
const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', nbsp: '\u{a0}', lrm: '\u{200e}', rlm: '\u{200f}' },
};
const plain = (line: string): string =>
  line
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&([a-z]+);/gu, (whole, name: string) => entities[name] ?? whole)
    .trim();

const secondsOf = (parts: readonly (string | undefined)[]): number => {
  const [h, m, s, ms] = parts.map((part) => Number(part ?? 0));
  return h! * 3600 + m! * 60 + s! + ms! / 1000;
};

/** The cues of a WebVTT file in order; what is no cue is left out. Markup is removed: what is shown is text. */
export const parseVtt = (text: string): readonly Cue[] => {
  const cues: Cue[] = [];
  for (const block of text.replaceAll(/\r\n?/gu, '\n').split(/\n{2,}/u)) {
    const rows = block.split('\n');
    const timed = rows.findIndex((row) => TIMES.test(row));
    const match = TIMES.exec(rows[timed] ?? '');
    if (!match) continue;
    const lines = rows
      .slice(timed + 1)
      .map(plain)
      .filter((line) => line !== '');
    const [from, to] = [secondsOf(match.slice(1, 5)), secondsOf(match.slice(5, 9))];
    if (to > from && lines.length > 0) cues.push({ from, to, lines });
  }
  return cues.toSorted((a, b) => a.from - b.from);
};

/** The lines that stand on the picture; a positive offset shows them later. */
export const linesAt = (cues: readonly Cue[], atS: number, offsetS: number): readonly string[] => {
  const at = atS - offsetS;
  return cues.filter(({ from, to }) => at >= from && at < to).flatMap(({ lines }) => lines);
};
