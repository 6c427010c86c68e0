import type { Chapter, Comic, ComicCard, ComicHome, ComicList, PageList } from '#domain/comics/comic.ts';
import type { ChapterProgress } from '#domain/comics/reading.ts';
import type { ReaderSetting } from '#domain/comics/readerSetting.ts';
import type { Slice } from '#domain/shared/slice.ts';
import type { Outcome } from './failure.ts';

/** What a list is narrowed by; values of a facet as in an address, `a,b`. */
export interface ComicQuery {
  readonly genre?: string;
  readonly status?: string;
  readonly country?: string;
  readonly q?: string;
  readonly sort?: 'updated' | 'read' | 'rating' | 'title';
}
export interface CountedTrait {
  readonly value: string;
  readonly name: string;
  readonly count: number;
}
export interface ComicFacetCounts {
  readonly total: number;
  readonly genre: readonly CountedTrait[];
  readonly status: readonly CountedTrait[];
  readonly country: readonly CountedTrait[];
}
/** What a member did with a comic; `setting` is null where they chose nothing. */
export interface ComicState {
  readonly chapters: readonly ChapterProgress[];
  readonly setting: ReaderSetting | null;
}
/** `comic` is null once it is gone. */
export interface FollowedComic {
  readonly comicId: string;
  readonly comic: ComicCard | null;
  readonly unread: number;
  readonly since: number;
}

/** Comics, their pages, and where members are in them. */
export interface ComicsPort {
  readonly home: (signal: AbortSignal) => Promise<Outcome<ComicHome>>;
  readonly list: (query: ComicQuery, cursor: string | null, signal: AbortSignal) => Promise<Outcome<ComicList>>;
  readonly facets: (query: ComicQuery, signal: AbortSignal) => Promise<Outcome<ComicFacetCounts>>;
  readonly comic: (slug: string, signal: AbortSignal) => Promise<Outcome<Comic>>;
  readonly chapters: (comicId: string, signal: AbortSignal) => Promise<Outcome<readonly Chapter[]>>;
  readonly pages: (chapterId: string, signal: AbortSignal) => Promise<Outcome<PageList>>;
  readonly state: (comicId: string, signal: AbortSignal) => Promise<Outcome<ComicState>>;
  readonly followed: (cursor: string | null, signal: AbortSignal) => Promise<Outcome<Slice<FollowedComic>>>;
  /** `leaving`: also while the page closes. */
  readonly read: (
    progress: ChapterProgress,
    how: { readonly leaving: boolean },
    signal?: AbortSignal,
  ) => Promise<Outcome<null>>;
  readonly keepSetting: (comicId: string, setting: ReaderSetting, signal: AbortSignal) => Promise<Outcome<null>>;
}
