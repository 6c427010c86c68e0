/** What a cut may be: a clip of one moment, or all goals of a match. `mostMs` is that of its spans together. */
export const CUT = {
  leastMs: 3000,
  mostMs: 300_000,
  mostSpans: 40,
  /** How long before its moment a chapter begins, so that one sees what led to it. */
  leadMs: 5000,
} as const;

/** A span of a stream, in epoch milliseconds of the stream's time. */
export interface Span {
  readonly fromTs: number;
  readonly toTs: number;
}

/** The segments of a stream that are there, from `first` to `end` (exclusive); segment 0 starts at `startMs`. */
export interface SegmentGrid {
  readonly startMs: number;
  readonly segmentMs: number;
  readonly first: number;
  readonly end: number;
}

/** A run of segments of the stream, from `first` to `end` (exclusive), and where in the cut it begins. */
export interface CutPart {
  readonly first: number;
  readonly end: number;
  readonly at: number;
}

/** Which segments a cut is made of, in the order of the stream. */
export interface CutPlan extends Pick<SegmentGrid, 'startMs' | 'segmentMs'> {
  readonly parts: readonly CutPart[];
  /** The number of segments. */
  readonly count: number;
  readonly durationSec: number;
}

export type CutFault = 'nothing' | 'tooManySpans' | 'backwards' | 'tooShort' | 'tooLong' | 'gone' | 'notYet';

const joined = (parts: readonly Omit<CutPart, 'at'>[]): readonly CutPart[] => {
  const found: CutPart[] = [];
  for (const { first, end } of parts.toSorted((a, b) => a.first - b.first)) {
    const last = found.at(-1);
    if (last && first <= last.end) found[found.length - 1] = { ...last, end: Math.max(last.end, end) };
    else found.push({ first, end, at: last ? last.at + last.end - last.first : 0 });
  }
  return found;
};

/** The whole segments that cover the spans: nothing is encoded, so a cut begins and ends at the bounds of segments. */
export const planCut = (grid: SegmentGrid, spans: readonly Span[]): CutPlan | CutFault => {
  const { startMs, segmentMs, first, end } = grid;
  if (spans.length === 0) return 'nothing';
  if (spans.length > CUT.mostSpans) return 'tooManySpans';
  // Written so that what is no number is refused too.
  if (!spans.every(({ fromTs, toTs }) => toTs > fromTs)) return 'backwards';
  if (spans.some(({ fromTs, toTs }) => toTs - fromTs < CUT.leastMs)) return 'tooShort';
  if (spans.reduce((sum, { fromTs, toTs }) => sum + toTs - fromTs, 0) > CUT.mostMs) return 'tooLong';
  const parts = joined(
    spans.map(({ fromTs, toTs }) => ({
      first: Math.floor((fromTs - startMs) / segmentMs),
      end: Math.ceil((toTs - startMs) / segmentMs),
    })),
  );
  const count = parts.reduce((sum, part) => sum + part.end - part.first, 0);
  if (parts.some((part) => part.first < first)) return 'gone';
  if (parts.some((part) => part.end > end)) return 'notYet';
  return { startMs, segmentMs, parts, count, durationSec: (count * segmentMs) / 1000 };
};

const placeOf = ({ startMs, segmentMs, parts }: CutPlan, ts: number) => {
  const place = (ts - startMs) / segmentMs;
  const part = parts.find(({ first, end }) => place >= first && place < end);
  return part ? { beganSec: (part.at * segmentMs) / 1000, sec: ((part.at + place - part.first) * segmentMs) / 1000 } : null;
};

/** The second of the cut that shows a moment of the stream; null for a moment that was cut off. */
export const secondInCut = (plan: CutPlan, ts: number): number | null => placeOf(plan, ts)?.sec ?? null;

/** A moment to find in a cut; `eventId` and `momentId` are those of the match. */
export interface CutMark {
  readonly ts: number;
  readonly label: string;
  readonly eventId?: string;
  readonly momentId?: string;
}

/** `sec` is where it begins. */
export interface CutChapter extends Omit<CutMark, 'ts'> {
  readonly sec: number;
}

/**
 * The moments that the cut shows, as its chapters, earliest first. A chapter begins before its moment, within the same
 * part of the cut; of those that begin at the same second the first is kept.
 */
export const cutChapters = (plan: CutPlan, marks: readonly CutMark[]): readonly CutChapter[] => {
  const placed = marks
    .flatMap(({ ts, ...mark }) => {
      const place = placeOf(plan, ts);
      if (!place) return [];
      return [{ ...mark, sec: Math.floor(Math.max(place.beganSec, place.sec - CUT.leadMs / 1000)) }];
    })
    .toSorted((a, b) => a.sec - b.sec);
  return placed.filter(({ sec }, i) => placed[i - 1]?.sec !== sec);
};
