import type { TextBlock } from '../content/blocks.ts';
import type { Side } from '../match/match.ts';
import { rulesOf, type Market, type Selection } from '../odds/market.ts';
import type { Outcome, SettledScore } from '../odds/settle.ts';
import type { User } from '../people/user.ts';
import { slug } from '../shared/slug.ts';
import type { TipsterStats, TipWindow } from './stats.ts';

/** Limits: stakes are units; title in characters, text in characters of all blocks. */
export const TIPS = {
  minStake: 1,
  maxStake: 10,
  titleMax: 120,
  textMax: 6000,
  blocksMax: 40,
  summaryMax: 160,
  /** Edits of one tip. */
  revisionsMax: 50,
  /** A member's drafts; the oldest is dropped. */
  draftsMax: 20,
  /** The level from which members may publish. */
  minLevel: 3,
  pageSize: 30,
  /** The marks of a tipster's last tips. */
  recent: 12,
  /** X24: fewer settled tips do not rank, unless asked for. */
  minSettled: 20,
  /** A tip whose match has no result by then, after the announced start, is void. */
  voidAfterMs: 72 * 3_600_000,
} as const;

export const tipCategories = ['bong-da', 'bong-ro', 'esport'] as const;
export type TipCategory = (typeof tipCategories)[number];

/** A tipster's statistics beside each tip: those of a month. */
export const SHOWN_WINDOW: TipWindow = '30d';

/** How addresses name the kinds of tips. */
export const tipTypes = ['keo-chau-a', 'tai-xiu', '1x2', 'khac'] as const;
export type TipType = (typeof tipTypes)[number];

const types = { ah: 'keo-chau-a', ou: 'tai-xiu', '1x2': '1x2' } as const;
/** Markets that count extra time are of no type of their own. */
export const typeOf = (market: Market): TipType => {
  const { kind, period } = rulesOf(market);
  return period === 'extra' ? 'khac' : types[kind];
};

/** `open` until its match is over. */
export type TipState = 'open' | Outcome;

/** A tip's match in short. */
export interface TipMatch {
  readonly fixtureId: string;
  readonly leagueId: string;
  readonly leagueName: string;
  /** Epoch milliseconds. */
  readonly startTs: number;
  /** A status text of MATCH-1. */
  readonly statusText: string;
  readonly localteam: Side;
  readonly visitorteam: Side;
  /** As the board shows it, "2-1"; null before the start. */
  readonly score: string | null;
  readonly demo: boolean;
  /** B2: there is a result, and this viewer does not want to know it yet. */
  readonly hidden?: true;
}

/** How one of a tipster's tips ended, in short. */
export type TipMark = Pick<Tip, 'tipId' | 'fixtureId' | 'lockTs' | 'state' | 'hidden'>;

/** Who gives tips, with how they did. */
export interface Tipster extends User {
  readonly stats: TipsterStats;
  /** Invented, as all content of the demo. */
  readonly demo: boolean;
  /** The last tips that ended, the latest at the end. */
  readonly recent: readonly TipMark[];
}

/** A prediction that is locked at kick-off and settled by the result. Its id and its place in the ledger never change. */
export interface Tip {
  readonly tipId: string;
  readonly slug: string;
  readonly category: TipCategory;
  readonly type: TipType;
  readonly fixtureId: string;
  /** Null where no source has the match any more. */
  readonly fixture: TipMatch | null;
  /** Null once the author is erased: the tip stays in the ledger, without name and text. */
  readonly tipster: Tipster | null;
  readonly market: Market;
  readonly sel: Selection;
  readonly line?: number;
  /** The origin's price at publication, or at the last edit of the prediction. */
  readonly oddsDec: number;
  /** In units, 1 to 10. */
  readonly stake: number;
  readonly confidence?: number;
  readonly title: string;
  readonly summary: string;
  readonly createdTs: number;
  readonly lockTs: number;
  /** The last edit; absent where there was none. */
  readonly editedTs?: number;
  readonly revisions: number;
  readonly state: TipState;
  readonly settledTs?: number;
  /** What it was settled by; absent where that was no result. */
  readonly resultRef?: { readonly fixtureId: string; readonly score: SettledScore };
  /** In units; null while open. */
  readonly profit: number | null;
  /** Its first row in the ledger. */
  readonly seq: number;
  readonly prevHash: string;
  readonly hash: string;
  readonly ledgerId: string;
  /** B2: it is settled, and this viewer does not want to know how: then its state is `open` and its profit null. */
  readonly hidden?: true;
}

/** A version of a tip that an edit replaced. */
export interface TipRevision extends Pick<Tip, 'market' | 'sel' | 'line' | 'oddsDec' | 'stake' | 'title'> {
  /** When it was replaced. */
  readonly ts: number;
  readonly blocks: readonly TextBlock[];
}

/** A tip with all that there is to read. */
export interface TipDetail extends Tip {
  readonly blocks: readonly TextBlock[];
  /** The latest version first. */
  readonly history: readonly TipRevision[];
  /** Others on the same match. */
  readonly related: readonly Tip[];
}

type BareStats = Omit<TipsterStats, 'rank' | 'prevRank'>;

/** A tipster's record in a window. */
export interface TipsterRecord extends Tipster {
  readonly ledgerId: string;
  readonly curve: readonly { readonly ts: number; readonly profit: number }[];
  readonly byLeague: readonly { readonly leagueId: string; readonly leagueName: string; readonly stats: BareStats }[];
  readonly byMarket: readonly { readonly market: Market; readonly stats: BareStats }[];
}

/** The canonical name of a tip in addresses: its title and its id. */
export const tipSlug = ({ title, tipId }: { readonly title: string; readonly tipId: string }): string => {
  const name = slug(title).slice(0, 80).replace(/-+$/, '');
  return name === '' ? tipId : `${name}-${tipId}`;
};

export const TIP_ID = /^t[0-9a-f]{20}$/;
/** The id at the end of a slug; null where there is none. */
export const tipIdIn = (text: string): string | null => {
  const id = text.slice(text.lastIndexOf('-') + 1);
  return TIP_ID.test(id) ? id : null;
};

/** What several tips on a match say together. */
export interface Consensus {
  readonly market: Market;
  readonly sel: Selection;
  readonly n: number;
  /** Its part of all tips on this market, 0 to 1. */
  readonly share: number;
}

/** By market and selection, the most frequent first; lines of one market count together. */
export const consensusOf = (tips: readonly Pick<Tip, 'market' | 'sel'>[]): readonly Consensus[] => {
  const counts = new Map<string, { readonly market: Market; readonly sel: Selection; n: number }>();
  const ofMarket = new Map<Market, number>();
  for (const { market, sel } of tips) {
    const key = `${market} ${sel}`;
    const one = counts.get(key);
    if (one) one.n += 1;
    else counts.set(key, { market, sel, n: 1 });
    ofMarket.set(market, (ofMarket.get(market) ?? 0) + 1);
  }
  return [...counts.values()]
    .map((one) => ({ ...one, share: one.n / ofMarket.get(one.market)! }))
    .toSorted((a, b) => b.n - a.n || (a.market + a.sel < b.market + b.sel ? -1 : 1));
};

/** The tips on a match, with what they say together. */
export interface TipsOfMatch {
  readonly fixture: TipMatch;
  readonly tips: readonly Tip[];
  readonly consensus: readonly Consensus[];
}

/** How many tips there are: before their lock, locked and without a result, and settled. */
export interface TipCounts {
  readonly open: number;
  readonly running: number;
  readonly settled: number;
  /** Of each day (of kick-off) with tips before their lock, on how many matches they are. */
  readonly days: readonly { readonly day: string; readonly matches: number }[];
}

/** A part of the order of tipsters. */
export interface TipRanking {
  readonly list: readonly Tipster[];
  readonly pageNum: number;
  readonly pageSize: number;
  readonly total: number;
}

export const isTipCategory = (text: string): text is TipCategory => tipCategories.some((one) => one === text);
export const isTipType = (text: string): text is TipType => tipTypes.some((one) => one === text);
