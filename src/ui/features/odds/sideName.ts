import { lineText, rulesOf, type Market, type Selection } from '#domain/odds/market.ts';
import type { PricedMatch } from '#domain/odds/pricedMatch.ts';
import type { Words } from '../../hooks/useWords.ts';

/** A side of a market in words: a team, the draw, over or under. */
export const sideName = (
  sel: Selection,
  { home, away }: Pick<PricedMatch, 'home' | 'away'>,
  t: Words<'odds'>,
): string => {
  if (sel === 'X') return t('draw');
  if (sel === 'O') return t('over');
  if (sel === 'U') return t('under');
  return sel === '1' || sel === 'H' ? home : away;
};

/** "0.5/1"; nothing for a market without a line. */
export const sizeText = (market: Market, line: number | undefined): string =>
  line === undefined || rulesOf(market).kind === '1x2' ? '' : lineText(Math.abs(line));
