import type { MatchEvent } from '../football/matchData.ts';
import { cutChapters, secondInCut, type CutMark, type CutPlan } from '../media/cut.ts';
import type { CutWish, HighlightChapter } from './highlight.ts';

/** How near a chapter that somebody named has to be to one of the match, to be the same moment. */
const SAME_SEC = 3;

/** The stream's time at a second of a cut. */
export const timeInCut = ({ startMs, segmentMs, parts }: CutPlan, sec: number): number => {
  const place = (sec * 1000) / segmentMs;
  const part = parts.findLast(({ at }) => at <= place) ?? parts[0]!;
  return startMs + (part.first + place - part.at) * segmentMs;
};

type Kinds = ReadonlyMap<string, MatchEvent['type']>;
const withKind = (chapter: HighlightChapter, kinds: Kinds, plan: CutPlan): HighlightChapter => {
  const kind = chapter.eventId === undefined ? undefined : kinds.get(chapter.eventId);
  return { ...chapter, ...(kind && { kind }), ts: Math.round(timeInCut(plan, chapter.sec)) };
};

/**
 * NE-6: the chapters of a highlight: those of the match that it shows, or those that somebody named instead, each with
 * the moment of the match that it begins at.
 */
export const highlightChapters = (
  plan: CutPlan,
  {
    marks,
    events,
    named,
  }: {
    readonly marks: readonly CutMark[];
    readonly events: readonly MatchEvent[];
    readonly named?: { readonly fromTs: number; readonly chapters: NonNullable<CutWish['chapters']> };
  },
): readonly HighlightChapter[] => {
  const kinds: Kinds = new Map(events.map(({ eventId, type }) => [eventId, type]));
  const ofMatch = cutChapters(plan, marks);
  if (!named) return ofMatch.map((chapter) => withKind(chapter, kinds, plan));
  return named.chapters
    .flatMap(({ sec, label }): readonly HighlightChapter[] => {
      const at = secondInCut(plan, named.fromTs + sec * 1000);
      if (at === null) return [];
      const near = ofMatch.find((one) => Math.abs(one.sec - at) <= SAME_SEC);
      return [withKind({ ...near, label, sec: Math.floor(at) }, kinds, plan)];
    })
    .toSorted((a, b) => a.sec - b.sec)
    .filter(({ sec }, i, all) => all[i - 1]?.sec !== sec);
};
