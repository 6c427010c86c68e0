import { oddsText } from '#domain/odds/format.ts';
import { lineText, ownLine, rulesOf } from '#domain/odds/market.ts';
import type { ResultRow } from '#domain/odds/explain.ts';
import type { OddsFormat } from '#domain/settings/settings.ts';
import type { Tip, TipCategory } from '#domain/tips/tip.ts';
import { withMinus } from '#domain/tips/tipView.ts';
import type { Words } from '../../hooks/useWords.ts';

type T = Words<'tips'>;
type Predicted = Pick<Tip, 'market' | 'sel' | 'line'> & Pick<Tip, 'fixture'>;

const teamOf = ({ sel, fixture }: Pick<Predicted, 'sel' | 'fixture'>, t: T): string => {
  const away = sel === 'A' || sel === '2';
  return (away ? fixture?.visitorteam.name : fixture?.localteam.name) ?? t(away ? 'pick.away' : 'pick.home');
};

const handicap = (line: number): string => `${line > 0 ? '+' : ''}${withMinus(lineText(line))}`;

const barePick = (tip: Predicted, t: T): string => {
  const { sel, line = 0 } = tip;
  if (sel === 'X') return t('pick.draw');
  if (sel === 'O' || sel === 'U') return t(sel === 'O' ? 'pick.over' : 'pick.under', { line: lineText(line) });
  const team = teamOf(tip, t);
  return sel === '1' || sel === '2' ? t('pick.win', { team }) : `${team} ${handicap(ownLine(sel, line))}`;
};

/** What is predicted: "Đồi Cọ −0.5/1", "Tài 2.5", with the part of the match where that is not the 90 minutes. */
export const pickText = (tip: Predicted, t: T): string => {
  const { period } = rulesOf(tip.market);
  const pick = barePick(tip, t);
  if (period === 'full') return pick;
  return t(period === 'half' ? 'pick.half' : 'pick.extra', { pick });
};

/** MC-9: a price in a format, with a real minus. */
export const priceText = (decimal: number, format: OddsFormat): string => withMinus(oddsText(decimal, format));

/** What some results are, in words. */
export const resultText = (
  { key, goals }: Pick<ResultRow, 'key' | 'goals'>,
  tip: Predicted & { readonly category: TipCategory },
  t: T,
): string => {
  const side = key === 'homeWins' ? '1' : key === 'awayWins' ? '2' : tip.sel;
  return t(`result.${key}`, {
    team: teamOf({ ...tip, sel: side }, t),
    goals: t.tn(`amount.${tip.category}`, goals),
  });
};
