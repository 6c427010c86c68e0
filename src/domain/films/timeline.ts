/** Parts of a film that a viewer may want to skip. Times are seconds. */
export const segmentTypes = ['intro', 'recap', 'outro', 'preview'] as const;
export type SegmentType = (typeof segmentTypes)[number];
export interface Segment {
  readonly type: SegmentType;
  readonly from: number;
  readonly to: number;
}
export interface Chapter {
  readonly from: number;
  readonly title: string;
}

/** What a viewer wants for a type of segment: a button, to be taken over it, or nothing. */
export const skipWishes = ['ask', 'auto', 'never'] as const;
export type SkipWish = (typeof skipWishes)[number];

/** A segment shorter than this is not worth a button. */
const SHORTEST_S = 3;

/** The segment at a position; null in none. */
export const segmentAt = (segments: readonly Segment[], positionSec: number): Segment | null =>
  segments.find(({ from, to }) => to - from >= SHORTEST_S && positionSec >= from && positionSec < to) ?? null;

/** The chapter at a position, by its index; -1 before the first. */
export const chapterAt = (chapters: readonly Chapter[], positionSec: number): number =>
  chapters.findLastIndex(({ from }) => from <= positionSec);

/** Where the credits begin that nothing follows; the end if none are marked. */
export const creditsFrom = (segments: readonly Segment[], durationSec: number): number => {
  const outro = segments.find(({ type, to }) => type === 'outro' && to >= durationSec - SHORTEST_S);
  return outro ? outro.from : durationSec;
};

/** Parts as they may be stored and shown: whole, within the length, in order. */
export const tidySegments = (segments: readonly Segment[], durationSec: number | null): readonly Segment[] =>
  segments
    .map(({ type, from, to }) => ({ type, from: Math.max(0, from), to: Math.min(to, durationSec ?? to) }))
    .filter(({ from, to }) => to > from)
    .toSorted((a, b) => a.from - b.from);

export const tidyChapters = (chapters: readonly Chapter[], durationSec: number | null): readonly Chapter[] =>
  chapters
    .filter(({ from }) => from >= 0 && (durationSec === null || from < durationSec))
    .toSorted((a, b) => a.from - b.from)
    .filter(({ from }, i, all) => from !== all[i - 1]?.from);
