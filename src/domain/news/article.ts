import type { TextBlock } from '../content/blocks.ts';
import type { Span } from '../content/blocks.ts';
import type { Fixture } from '../football/fixture.ts';
import type { Locale } from '../locale/locale.ts';
import type { Slice } from '../shared/slice.ts';
import type { Card, Target } from '../social/social.ts';

/** Limits of written and imported articles. */
export const NEWS = {
  pageSize: 20,
  related: 6,
  blocksMax: 400,
  /** Characters of a run of text. */
  textMax: 4000,
  titleMax: 160,
  summaryMax: 400,
  tagsMax: 12,
  digestItems: 6,
  /** Followed teams that a list is ranked by. */
  teamsAtOnce: 30,
} as const;

export const newsFilters = ['noi-bat', 'xem-nhieu-nhat', 'de-xuat'] as const;
export type NewsFilter = (typeof newsFilters)[number];
/** SORT-1: `mostArticle,desc` is newest first. */
export const newsSorts = ['mostArticle,desc', 'viewCount,desc'] as const;
export type NewsSort = (typeof newsSorts)[number];

/** A picture with its size in pixels; `alt` is in the language of the article. */
export interface NewsPicture {
  readonly url: string;
  readonly w: number;
  readonly h: number;
  readonly alt: string;
}

export const entryKinds = ['text', 'goal', 'card', 'sub', 'var', 'phase'] as const;
/** What an entry of a live blog tells. */
export type EntryKind = (typeof entryKinds)[number];

/** Parts of an article. Those that name a match find it in `matches` of the article. */
export type ArticleBlock =
  | TextBlock
  | { readonly kind: 'picture'; readonly picture: NewsPicture; readonly caption?: string }
  | { readonly kind: 'match'; readonly fixtureId: string }
  /** The table of a competition; the rows of `teams` are marked. */
  | {
      readonly kind: 'table';
      readonly leagueId: string;
      readonly leagueName: string;
      readonly leagueSlug: string;
      readonly season: string;
      readonly teams: readonly string[];
    }
  | { readonly kind: 'odds'; readonly fixtureId: string }
  | { readonly kind: 'tip'; readonly tipId: string }
  | { readonly kind: 'room'; readonly roomId: string; readonly fixtureId?: string }
  /** An entry of a live blog, the newest first; `label` is a minute ("67'") or empty. */
  | {
      readonly kind: 'entry';
      readonly entryId: string;
      readonly at: number;
      readonly label: string;
      readonly about: EntryKind;
      readonly title: string;
      readonly spans: readonly Span[];
    };

/** A match whose result an article tells, with what decides whether a viewer may see it. */
export interface SpoilerMatch {
  readonly fixtureId: string;
  readonly leagueId: string;
  readonly startTs: number;
  readonly localteam: { readonly id: string };
  readonly visitorteam: { readonly id: string };
}

/** What stands in the place of what tells a result: all are set where `spoilerFor` is. */
interface Safe {
  /** Ids of the matches whose results it tells, and what is known of them. */
  readonly spoilerFor: readonly string[];
  readonly spoilerMatches: readonly SpoilerMatch[];
  readonly safeTitle?: string;
  readonly safeSummary?: string;
  readonly safeCover?: NewsPicture | null;
  /** B2: its results are hidden from this viewer; `blocks` has no more than its matches. */
  readonly hidden?: true;
}

export interface NewsAuthor {
  readonly name: string;
  readonly picture: string | null;
}

/** An article in lists. Times are epoch milliseconds. */
export interface ArticleCard extends Safe {
  readonly articleId: string;
  readonly slug: string;
  readonly category: string;
  readonly categoryName: string;
  readonly type: string;
  readonly typeName: string;
  readonly title: string;
  readonly summary: string;
  readonly cover: NewsPicture | null;
  readonly author: NewsAuthor;
  readonly createdAt: number;
  readonly updatedAt?: number;
  readonly readMin: number;
  readonly counters: { readonly views: number };
  /** The language that it is in; another than the reader's where there is no other. */
  readonly lang: Locale;
  /** Its live blog is being written. */
  readonly live?: true;
  /** NE-10: why it is proposed: the reader follows this team. */
  readonly reason?: { readonly key: 'team'; readonly teamId: string; readonly name: string };
  readonly demo: boolean;
}
export type ArticleSlice = Slice<ArticleCard>;

export interface Article extends ArticleCard {
  readonly blocks: readonly ArticleBlock[];
  readonly tags: readonly string[];
  /** What it is about, and in short what of that has a page. */
  readonly targets: readonly Target[];
  readonly about: readonly Card[];
  /** The matches that its blocks name, in the reader's language. */
  readonly matches: readonly Fixture[];
  /** Its slug in each language that it is in. */
  readonly alternates: { readonly [Lang in Locale]?: string };
  /** Where it was taken from. */
  readonly source?: { readonly name: string; readonly url: string };
  readonly related: readonly ArticleCard[];
}

export interface NewsType {
  readonly slug: string;
  readonly name: string;
}
export interface NewsCategory extends NewsType {
  readonly types: readonly NewsType[];
}

/** NE-11: a line of the digest; `path` leads to more. */
export interface DigestItem extends Pick<Safe, 'spoilerFor' | 'spoilerMatches' | 'hidden'> {
  readonly text: string;
  /** Without the result; set where `spoilerFor` is. */
  readonly safeText?: string;
  readonly target: Target;
  readonly path: string;
}
export interface NewsDigest {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly items: readonly DigestItem[];
  /** Of today: the next match that articles are about, with how many they are. */
  readonly coming?: { readonly fixture: Fixture; readonly articles: number };
}
