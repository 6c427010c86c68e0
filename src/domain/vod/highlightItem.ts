import { isGoal } from '../football/goals.ts';
import type { Highlight, HighlightCard, HighlightChapter } from '../highlights/highlight.ts';
import { highlightPath } from '../highlights/highlightPaths.ts';
import { safeName } from '../news/newsView.ts';
import type { Beside, VodItem } from './vod.ts';

const beside = (one: HighlightCard | undefined): Beside | null =>
  one ? { path: highlightPath(one), title: one.title, no: null, still: one.cover?.url ?? null } : null;

/** NE-6: whether a chapter is marked on the bar. */
export const isGoalChapter = ({ kind }: HighlightChapter): boolean => kind !== undefined && isGoal({ type: kind });

/** A highlight as the player takes it; its name in other pages tells no result. */
export const highlightItem = (highlight: Highlight): VodItem => {
  const { highlightId, categoryName, cover, streams, subtitles, chapters, next } = highlight;
  return {
    ...{ kind: 'video', id: highlightId, title: safeName(highlight), artist: '', collection: categoryName },
    ...{ artwork: cover?.url ?? null, path: highlightPath(highlight) },
    target: { type: 'highlight', id: highlightId },
    ...{ sources: streams, audio: [], subtitles, segments: [], trickplay: null },
    chapters: chapters.map(({ sec, label }) => ({ from: sec, title: label })),
    marks: chapters.filter(isGoalChapter).map(({ sec }) => sec),
    ...{ next: beside(next[0]), previous: null },
  };
};
