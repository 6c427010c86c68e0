import { matchPhase, matchStatus } from '../match/matchStatus.ts';
import { parseScore } from '../match/score.ts';
import { rulesOf } from '../odds/market.ts';
import { settle, type Outcome } from '../odds/settle.ts';
import type { Tip, TipState } from './tip.ts';

/** Lists are grouped by what can still happen to a tip. */
export type LockState = 'open' | 'running' | 'settled';

export const lockStateOf = (
  { state, hidden, lockTs }: Pick<Tip, 'state' | 'hidden' | 'lockTs'>,
  now: number,
): LockState => {
  if (state !== 'open' || hidden) return 'settled';
  return now >= lockTs ? 'running' : 'open';
};

/** How a tip would end at the score of its match now; null where that is not known, or counts another part of it. */
export const standsAt = ({
  market,
  line,
  sel,
  fixture,
}: Pick<Tip, 'market' | 'line' | 'sel' | 'fixture'>): Outcome | null => {
  if (!fixture || fixture.score === null || rulesOf(market).period !== 'full') return null;
  if (matchPhase(matchStatus(fixture.statusText)) !== 'live') return null;
  return settle(market, line, sel, { ft: parseScore(fixture.score) });
};

/** TI-2: how a tip ended as one of three: states are told by a word and a sign too. */
export const verdictOf = (state: TipState): 'won' | 'lost' | 'void' => {
  if (state === 'won' || state === 'half_won') return 'won';
  return state === 'lost' || state === 'half_lost' ? 'lost' : 'void';
};

/** "h:mm:ss" until an instant; "0:00:00" from then on. */
export const untilText = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
};

/** Minus is U+2212. */
const signed = (text: string, value: number): string => (value > 0 ? `+${text}` : value < 0 ? `−${text}` : text);

/** A part of one as percents with a sign: 0.094 is "+9.4%". */
export const percentText = (part: number): string => {
  const text = Math.abs(part * 100).toFixed(1);
  return `${signed(text, Number(text) === 0 ? 0 : part)}%`;
};
/** Units with a sign: "+2.52", "−1.00". */
export const unitsText = (units: number, decimals = 2): string => {
  const text = Math.abs(units).toFixed(decimals);
  return signed(text, Number(text) === 0 ? 0 : units);
};
/** A price or a line with a real minus. */
export const withMinus = (text: string): string => text.replace('-', '−');

/** The beginning and the end of a hash: "a91f…c07". */
export const shortHash = (hash: string): string => `${hash.slice(0, 4)}…${hash.slice(-3)}`;
/** A number of the ledger: "0413". */
export const seqText = (seq: number): string => String(seq).padStart(4, '0');
