import type { CardImage, Rating } from '../social/social.ts';
import type { CountedSlice } from '../shared/slice.ts';

export const comicStatuses = ['ongoing', 'completed', 'hiatus'] as const;
export type ComicStatus = (typeof comicStatuses)[number];
/** How pages follow each other; `vertical` is one long strip. */
export const comicDirections = ['ltr', 'rtl', 'vertical'] as const;
export type ComicDirection = (typeof comicDirections)[number];

export const COMICS = {
  pageSize: 24,
  railSize: 14,
  fresh: 8,
  idsAtOnce: 50,
  /** Chapters of which progress may be told at once. */
  progressAtOnce: 50,
  /** Of the next chapter, so that it opens at once. */
  firstPages: 3,
} as const;

/** A value with its name in the viewer's language: a genre, a country (ISO 3166). */
export interface ComicTrait {
  readonly value: string;
  readonly name: string;
}

/** The newest chapter of a comic. */
export interface LatestChapter {
  /** The end of its address. */
  readonly key: string;
  readonly no: number;
  readonly title: string;
  readonly createdAt: number;
}

/** A comic in lists. */
export interface ComicCard {
  readonly comicId: string;
  /** The end of its address; the id of a comic is its slug. */
  readonly slug: string;
  readonly title: string;
  readonly cover: CardImage | null;
  readonly authors: readonly string[];
  readonly genres: readonly ComicTrait[];
  readonly status: ComicStatus;
  readonly direction: ComicDirection;
  readonly rating: Rating;
  readonly counters: { readonly views: number };
  readonly chapters: number;
  /** How long all of it takes to read. */
  readonly readSec: number;
  readonly latest: LatestChapter | null;
  readonly demo: boolean;
}
export type ComicList = CountedSlice<ComicCard>;

export interface Comic extends ComicCard {
  readonly altTitles: readonly string[];
  readonly country: ComicTrait | null;
  /** As it was rated where it comes from; empty if it was not. */
  readonly ageRating: string;
  readonly synopsis: string;
  /** Under which licence it is here, by whom. */
  readonly licence: string;
  readonly credit: string;
  readonly sizeBytes: number;
}

export interface Chapter {
  readonly chapterId: string;
  readonly comicId: string;
  /** The end of its address: `12`, `12-5`, `v2-3`. */
  readonly key: string;
  readonly volume: number | null;
  readonly no: number;
  /** Empty if it has none. */
  readonly title: string;
  readonly pages: number;
  readonly createdAt: number;
  /** What it takes to keep it on a phone. */
  readonly sizeBytes: number;
  readonly readSec: number;
  readonly prevId?: string;
  readonly nextId?: string;
}

export const sayKinds = ['say', 'think', 'shout', 'caption', 'sound'] as const;
export type SayKind = (typeof sayKinds)[number];
/** Words in a drawn panel; places are shares of the page's width and height. */
export interface Saying {
  readonly kind: SayKind;
  readonly text: string;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** The most that it may take of the page's width. */
  readonly w: number;
  /** Where its tail points to; null for what nobody says. */
  readonly to: readonly [x: number, y: number] | null;
}
/** A panel of a page of ours, in the order of reading; places are shares of the page's width and height. */
export interface ComicPanel {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** What is to be seen. */
  readonly alt: string;
  readonly says: readonly Saying[];
}

export interface PageFile {
  readonly url: string;
  readonly w: number;
  readonly h: number;
  readonly bytes: number;
}
/** A page with its true size, known before it is loaded (CO-4). */
export interface ComicPage extends PageFile {
  /** From 1. */
  readonly n: number;
  /** The ground that it is waited for on, `#rrggbb`. */
  readonly color: string;
  /** The same for a phone; null if the page itself is small. */
  readonly small: PageFile | null;
  /** None where nobody told where its panels are. */
  readonly panels: readonly ComicPanel[];
}

/** What a reader needs of a chapter. */
export interface PageList {
  readonly comic: Pick<Comic, 'comicId' | 'slug' | 'title' | 'direction' | 'demo' | 'credit' | 'licence'>;
  readonly chapter: Chapter;
  readonly pages: readonly ComicPage[];
  readonly next: {
    readonly chapterId: string;
    readonly key: string;
    readonly no: number;
    readonly title: string;
    readonly firstPages: readonly ComicPage[];
  } | null;
  readonly prev: {
    readonly chapterId: string;
    readonly key: string;
    readonly no: number;
    readonly title: string;
  } | null;
}

export interface ComicHome {
  /** Those with the newest chapters. */
  readonly fresh: readonly ComicCard[];
  /** Read by most. */
  readonly read: readonly ComicCard[];
  /** Those that have ended, the newest first. */
  readonly whole: readonly ComicCard[];
  readonly totals: { readonly comics: number; readonly chapters: number; readonly whole: number };
}
