import type { OddsFormat } from '../settings/settings.ts';

/** The price in the numbers of a format, from decimal odds above 1 (MC-9). */
export const convertOdds = (decimal: number, format: OddsFormat): number => {
  const won = decimal - 1;
  if (format === 'decimal') return decimal;
  if (format === 'hk') return won;
  if (format === 'malay') return won <= 1 ? won : -1 / won;
  return won >= 1 ? won : -1 / won;
};

/** As it stands on a board, with two places. */
export const oddsText = (decimal: number, format: OddsFormat): string => convertOdds(decimal, format).toFixed(2);
