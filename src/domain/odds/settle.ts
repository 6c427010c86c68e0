import { ownLine, rulesOf, type Market, type MarketPeriod, type Selection } from './market.ts';

export type Goals = readonly [home: number, away: number];

/** Scores of a match: after 90 minutes, after the first half, and after extra time. Absent where not known or not played. */
export interface SettledScore {
  readonly ft: Goals;
  readonly ht?: Goals;
  readonly et?: Goals;
}

export const outcomes = ['won', 'half_won', 'void', 'half_lost', 'lost'] as const;
/** How a selection ended. */
export type Outcome = (typeof outcomes)[number];

/** The score that a market counts; null where it is not known. Without extra time its markets count 90 minutes. */
const countedScore = ({ ft, ht, et }: SettledScore, period: MarketPeriod): Goals | null => {
  if (period === 'half') return ht ?? null;
  return period === 'extra' ? (et ?? ft) : ft;
};

/** How a stake ends that leads its line by so much: a quarter is two halves of it, on the two lines next to it. */
const byLead = (lead: number): Outcome => {
  if (lead === 0) return 'void';
  if (Math.abs(lead) === 0.25) return lead > 0 ? 'half_won' : 'half_lost';
  return lead > 0 ? 'won' : 'lost';
};

/** By how much a selection on a line leads at a score; below 0 it trails. */
export const leadOf = (sel: Selection, line: number, [home, away]: Goals): number => {
  if (sel === 'H') return home - away + line;
  if (sel === 'A') return away - home + ownLine(sel, line);
  return sel === 'O' ? home + away - line : line - home - away;
};

const winner = ([home, away]: Goals): Selection => (home === away ? 'X' : home > away ? '1' : '2');

/**
 * How a selection ends by a score; null where the score of its part of the match is not known. `line` is the market's
 * (of a handicap the home team's), undefined for `1x2`. What was not played to its end is void, which is not judged here.
 */
export const settle = (
  market: Market,
  line: number | undefined,
  sel: Selection,
  score: SettledScore,
): Outcome | null => {
  const { kind, period } = rulesOf(market);
  const counted = countedScore(score, period);
  if (!counted) return null;
  if (kind === '1x2') return winner(counted) === sel ? 'won' : 'lost';
  return byLead(leadOf(sel, line ?? 0, counted));
};

const parts: Readonly<Record<Outcome, number>> = { won: 1, half_won: 0.5, void: 0, half_lost: -0.5, lost: -1 };

/** What a stake wins or loses at decimal odds, to four decimals. */
export const profitOf = (outcome: Outcome, dec: number, stake: number): number => {
  const part = parts[outcome];
  const profit = part > 0 ? part * (dec - 1) : part;
  // Without a negative zero, which JSON could not tell.
  return Math.round(profit * stake * 10_000) / 10_000 || 0;
};
