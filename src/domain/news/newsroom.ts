import { SITE_ROLES } from '../auth/auth.ts';
import type { Locale } from '../locale/locale.ts';
import type { Fixture } from '../football/fixture.ts';
import type { Slice } from '../shared/slice.ts';
import type { ArticleBlock, EntryKind, NewsPicture } from './article.ts';

/** Limits of the newsroom. */
export const NEWSROOM = {
  pageSize: 30,
  /** Bytes of an article as it is sent, in all its languages. */
  articleBytes: 1_048_576,
  /** Characters of a text pasted from elsewhere, in HTML. */
  pasteMax: 400_000,
  targetsMax: 30,
  /** Runs of text in one block, and teams marked in one table. */
  partsMax: 400,
  bylineMax: 60,
} as const;

/** Whether a role may write and release articles. */
/** Roles of those who write and release news. */
export const newsEditors: readonly number[] = [SITE_ROLES.leaderOperator, SITE_ROLES.qc];
export const mayWriteNews = (siteRoleId: number): boolean => newsEditors.includes(siteRoleId);

export const manuscriptStates = ['draft', 'waiting', 'scheduled', 'released', 'withdrawn'] as const;
/** `waiting`: somebody else has to agree to its release. `scheduled`: released, for a moment that has not come. */
export type ManuscriptState = (typeof manuscriptStates)[number];

export const newsroomActs = [
  'taken',
  'put',
  'asked',
  'released',
  'scheduled',
  'withdrawn',
  'reverted',
  'entry',
] as const;
/** What was done to an article. `taken`: one from a feed or an import became the newsroom's. */
export type NewsroomAct = (typeof newsroomActs)[number];

/** An article in one language, as it is written. Without a title it cannot be released. */
export interface WrittenVersion {
  readonly title: string;
  readonly summary: string;
  /** Shown while results are hidden; needed where the article tells one. */
  readonly safeTitle: string;
  readonly safeSummary: string;
  readonly coverAlt: string;
  readonly blocks: readonly ArticleBlock[];
}
export interface WrittenTarget {
  readonly type: 'team' | 'fixture' | 'player' | 'league';
  readonly id: string;
}

/** What a revision holds. */
export interface ManuscriptContent {
  readonly category: string;
  readonly type: string;
  readonly versions: { readonly [Lang in Locale]?: WrittenVersion };
  readonly cover: Omit<NewsPicture, 'alt'> | null;
  readonly tags: readonly string[];
  readonly targets: readonly WrittenTarget[];
  /** Ids of the matches whose results it tells. */
  readonly spoilerFor: readonly string[];
  /** Whether it is a live blog that is being written. */
  readonly live: boolean;
  /** Who readers see as its author. */
  readonly byline: string;
}

/** An article in the newsroom's list. */
export interface ManuscriptRow {
  readonly articleId: string;
  readonly rev: number;
  readonly state: ManuscriptState;
  /** In the first of its languages; empty where it has none yet. */
  readonly title: string;
  readonly langs: readonly Locale[];
  readonly category: string;
  readonly type: string;
  /** When it was last worked on, and by whom; null for what came from a feed or import, and for who is gone. */
  readonly changedAt: number;
  readonly changedBy: string | null;
  /** Of a scheduled one and one that readers have: since when, or from when on. */
  readonly releaseAt: number | null;
  /** Whether readers have an older revision. */
  readonly ahead: boolean;
  /** Where it came from, of what was not written here. */
  readonly from: string | null;
}
export type ManuscriptSlice = Slice<ManuscriptRow>;

/** A revision of an article; `rev` is the newest one, `shown` the one that `content` is. */
export interface Manuscript extends ManuscriptRow {
  readonly shown: number;
  readonly releasedRev: number | null;
  /** Of a waiting one: who asked for its release, and for when; null: at once. */
  readonly asked: { readonly by: string | null; readonly mine: boolean; readonly at: number | null } | null;
  readonly content: ManuscriptContent;
  /** The address of each language that readers have. */
  readonly paths: { readonly [Lang in Locale]?: string };
  /** The matches that its blocks name, for the preview. */
  readonly matches: readonly Fixture[];
}

export interface ManuscriptAct {
  readonly seq: number;
  readonly what: NewsroomAct;
  /** The revision that it made, or was about. */
  readonly rev: number;
  readonly at: number;
  readonly by: string | null;
}

/** What an entry of a live blog says. */
export interface WrittenEntry {
  readonly label: string;
  readonly about: EntryKind;
  readonly title: string;
  readonly text: string;
}

/** What an article lacks before readers may have it, by field; empty: nothing. */
export const releaseProblems = (content: ManuscriptContent): Readonly<Record<string, string>> => {
  const versions = Object.entries(content.versions);
  const problems: Record<string, string> = {};
  if (versions.length === 0) problems['versions'] = 'empty';
  for (const [lang, version] of versions) {
    if (version.title.trim() === '') problems[`versions.${lang}.title`] = 'empty';
    if (version.blocks.length === 0 && !content.live) problems[`versions.${lang}.blocks`] = 'empty';
    if (content.spoilerFor.length > 0)
      for (const field of ['safeTitle', 'safeSummary'] as const)
        if (version[field].trim() === '') problems[`versions.${lang}.${field}`] = 'empty';
    if (content.cover !== null && version.coverAlt.trim() === '') problems[`versions.${lang}.coverAlt`] = 'empty';
    version.blocks.forEach((block, i) => {
      if (block.kind === 'picture' && block.picture.alt.trim() === '')
        problems[`versions.${lang}.blocks.${i}.alt`] = 'empty';
    });
  }
  return problems;
};

export const emptyVersion: WrittenVersion = {
  ...{ title: '', summary: '', safeTitle: '', safeSummary: '', coverAlt: '', blocks: [] },
};
export const emptyContent: ManuscriptContent = {
  ...{ category: '', type: '', versions: {}, cover: null, tags: [], targets: [], spoilerFor: [] },
  ...{ live: false, byline: '' },
};
