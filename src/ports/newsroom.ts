import type { TextBlock } from '#domain/content/blocks.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { NewsCategory, NewsPicture } from '#domain/news/article.ts';
import type {
  Manuscript,
  ManuscriptAct,
  ManuscriptContent,
  ManuscriptSlice,
  ManuscriptState,
  WrittenEntry,
} from '#domain/news/newsroom.ts';
import type { Outcome } from './failure.ts';
import type { SendFile } from './profile.ts';

/** A new revision of an article; without `articleId` a new article, with `rev` 0. */
export interface PutWish extends ManuscriptContent {
  readonly articleId?: string;
  readonly rev: number;
  readonly clientId: string;
}
/** What is done to the revision that somebody saw. */
export type Deed =
  | { readonly what: 'release' | 'approve' | 'withdraw' }
  /** `at`: epoch milliseconds. */
  | { readonly what: 'schedule'; readonly at: number }
  | { readonly what: 'revert'; readonly to: number }
  | { readonly what: 'entry'; readonly lang: Locale; readonly entry: WrittenEntry };
export interface DeedWish {
  readonly articleId: string;
  readonly rev: number;
  readonly clientId: string;
  readonly deed: Deed;
}

/** Articles as they are written, for staff. */
export interface NewsroomPort {
  readonly list: (
    state: ManuscriptState | null,
    cursor: string | null,
    signal: AbortSignal,
  ) => Promise<Outcome<ManuscriptSlice>>;
  /** Where articles may stand. */
  readonly shelves: (signal: AbortSignal) => Promise<Outcome<readonly NewsCategory[]>>;
  /** The newest revision where `rev` is null. */
  readonly detail: (articleId: string, rev: number | null, signal: AbortSignal) => Promise<Outcome<Manuscript>>;
  readonly revisions: (articleId: string, signal: AbortSignal) => Promise<Outcome<readonly ManuscriptAct[]>>;
  readonly put: (wish: PutWish, signal: AbortSignal) => Promise<Outcome<Manuscript>>;
  readonly act: (wish: DeedWish, signal: AbortSignal) => Promise<Outcome<Manuscript>>;
  /** The texts of what was copied elsewhere, from its HTML. */
  readonly paste: (html: string, signal: AbortSignal) => Promise<Outcome<readonly TextBlock[]>>;
  readonly picture: SendFile<Omit<NewsPicture, 'alt'>>;
}
