import type { CutStanding, CutWish, Highlight, HighlightSlice } from '#domain/highlights/highlight.ts';
import type { NewsCategory } from '#domain/news/article.ts';
import type { Outcome } from './failure.ts';
import type { NewsQuery } from './news.ts';

/** Highlights to watch, and for staff to cut out of the streams of rooms. */
export interface HighlightsPort {
  readonly categories: (signal: AbortSignal) => Promise<Outcome<readonly NewsCategory[]>>;
  readonly list: (query: NewsQuery, cursor: string | null, signal: AbortSignal) => Promise<Outcome<HighlightSlice>>;
  readonly highlight: (slug: string, signal: AbortSignal) => Promise<Outcome<Highlight>>;
  /** 422 names the field. */
  readonly create: (wish: CutWish, signal: AbortSignal) => Promise<Outcome<CutStanding>>;
  readonly state: (highlightId: string, signal: AbortSignal) => Promise<Outcome<CutStanding>>;
  readonly withdraw: (
    wish: { readonly highlightId: string; readonly clientId: string },
    signal: AbortSignal,
  ) => Promise<Outcome<null>>;
}
