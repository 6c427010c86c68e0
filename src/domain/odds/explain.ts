import { ownLine, rulesOf, type Market, type Selection } from './market.ts';
import { profitOf, settle, type Goals, type Outcome } from './settle.ts';

/** How a result is told in words; `goals` says by how many, or how many in all. */
export type ResultKey =
  | 'homeWins'
  | 'draw'
  | 'awayWins'
  /** The team of the selection wins by exactly, or at least, so many. */
  | 'winsBy'
  | 'winsByAtLeast'
  | 'drawOrBetter'
  | 'drawOrWorse'
  /** It loses by exactly, at most, or at least so many; "at most" includes a draw and better. */
  | 'losesBy'
  | 'losesByAtMost'
  | 'losesByAtLeast'
  /** It wins by at most so many, or draws, or loses. */
  | 'winsByAtMost'
  | 'goalsExactly'
  | 'goalsAtLeast'
  | 'goalsAtMost';

/** What some results pay. */
export interface ResultRow {
  readonly key: ResultKey;
  /** 0 where the words need no number. */
  readonly goals: number;
  readonly outcome: Outcome;
  /** For a stake of 1. */
  readonly profit: number;
  /** Whether the present score is one of these results. */
  readonly now: boolean;
  /** By how many goals the lead (or the total) has to change from the present score until it is so; 0 where it is. */
  readonly away: number;
}

/** A line in plain words: what is predicted, and what each result pays, from the best one. */
export interface Explained {
  /** The market and side that the words are about: "ah.gives", "ou.over". */
  readonly key: '1x2.home' | '1x2.draw' | '1x2.away' | 'ah.gives' | 'ah.gets' | 'ah.level' | 'ou.over' | 'ou.under';
  /** The size of the line; absent for 1x2. */
  readonly line?: number;
  readonly results: readonly ResultRow[];
}

/** A run of leads, or of totals, that ends the same; null is no bound. */
interface Band {
  readonly from: number | null;
  readonly to: number | null;
  readonly outcome: Outcome;
}

/** Bands of whole numbers from `first` to `last`, beyond which nothing changes. */
const bandsOf = (first: number, last: number, outcomeAt: (at: number) => Outcome, lowest: number | null): Band[] => {
  const bands: Band[] = [];
  for (let at = first; at <= last; at += 1) {
    const outcome = outcomeAt(at);
    const before = bands.at(-1);
    if (before?.outcome === outcome) bands[bands.length - 1] = { ...before, to: at };
    else bands.push({ from: at, to: at, outcome });
  }
  return bands.map((band, i) => ({
    ...band,
    from: i === 0 ? lowest : band.from,
    to: i === bands.length - 1 ? null : band.to,
  }));
};

type Words = Pick<ResultRow, 'key' | 'goals'>;

const leadWords = ({ from, to }: Band): Words => {
  if (from !== null && from === to)
    return from === 0 ? { key: 'draw', goals: 0 } : { key: from > 0 ? 'winsBy' : 'losesBy', goals: Math.abs(from) };
  if (to === null && from !== null) {
    if (from === 0) return { key: 'drawOrBetter', goals: 0 };
    return from > 0 ? { key: 'winsByAtLeast', goals: from } : { key: 'losesByAtMost', goals: -from };
  }
  if (to === 0) return { key: 'drawOrWorse', goals: 0 };
  return to! > 0 ? { key: 'winsByAtMost', goals: to! } : { key: 'losesByAtLeast', goals: -to! };
};
const totalWords = ({ from, to }: Band): Words => {
  if (to === null) return { key: 'goalsAtLeast', goals: from ?? 0 };
  return from === to ? { key: 'goalsExactly', goals: to } : { key: 'goalsAtMost', goals: to };
};

const awayFrom = ({ from, to }: Band, at: number): number => {
  if (from !== null && at < from) return from - at;
  return to !== null && at > to ? to - at : 0;
};

const winners = {
  '1': { key: '1x2.home', lead: 1 },
  X: { key: '1x2.draw', lead: 0 },
  '2': { key: '1x2.away', lead: -1 },
} as const;
const winnerWords = ['homeWins', 'draw', 'awayWins'] as const;

/** The three results of a match, from the home team's lead. */
const explainWinner = (sel: '1' | 'X' | '2', dec: number, [home, away]: Goals): Explained => {
  const lead = Math.sign(home - away);
  const bands: readonly Band[] = [
    { from: 1, to: null, outcome: 'lost' },
    { from: 0, to: 0, outcome: 'lost' },
    { from: null, to: -1, outcome: 'lost' },
  ];
  const results = bands.map((band, i): ResultRow => {
    const outcome: Outcome = 1 - i === winners[sel].lead ? 'won' : 'lost';
    return {
      ...{ key: winnerWords[i]!, goals: 0, outcome, profit: profitOf(outcome, dec, 1) },
      ...{ now: 1 - i === lead, away: awayFrom(band, home - away) },
    };
  });
  return { key: winners[sel].key, results };
};

/**
 * MC-9: what a selection means, and what each result pays at decimal odds, from the present score of the part of the
 * match that counts. Every possible result is in exactly one row.
 */
export const explain = (
  market: Market,
  line: number | undefined,
  sel: Selection,
  { dec, score }: { readonly dec: number; readonly score: Goals },
): Explained => {
  if (sel === '1' || sel === 'X' || sel === '2') return explainWinner(sel, dec, score);
  const size = line ?? 0;
  const isTotal = rulesOf(market).kind === 'ou';
  const ofTeam = sel === 'A' ? -1 : 1;
  // A total is told by goals for the home team alone, a lead by a result that has it.
  const scoreWith = (at: number): Goals => {
    if (isTotal) return [at, 0];
    return at * ofTeam >= 0 ? [at * ofTeam, 0] : [0, -at * ofTeam];
  };
  const outcomeAt = (at: number): Outcome => {
    const goals = scoreWith(at);
    return settle(market, size, sel, { ft: goals, ht: goals, et: goals })!;
  };
  const own = isTotal ? size : -ownLine(sel, size);
  const first = isTotal ? Math.max(0, Math.floor(own) - 1) : Math.floor(own) - 1;
  const present = isTotal ? score[0] + score[1] : (score[0] - score[1]) * ofTeam;
  const bands = bandsOf(first, Math.ceil(own) + 1, outcomeAt, isTotal ? 0 : null);
  const results = bands.map((band): ResultRow => {
    const away = awayFrom(band, present);
    return {
      ...(isTotal ? totalWords(band) : leadWords(band)),
      ...{ outcome: band.outcome, profit: profitOf(band.outcome, dec, 1), now: away === 0, away },
    };
  });
  const best = sel === 'U' ? results : results.toReversed();
  if (isTotal) return { key: sel === 'O' ? 'ou.over' : 'ou.under', line: size, results: best };
  const key = own > 0 ? 'ah.gives' : own < 0 ? 'ah.gets' : 'ah.level';
  return { key, line: Math.abs(own), results: best };
};
