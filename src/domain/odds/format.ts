import type { OddsFormat } from '../settings/settings.ts';

/** MC-9: converts decimal odds (above 1) to another format. */
export const convertOdds = (decimal: number, format: OddsFormat): number => {
  const won = decimal - 1;
  if (format === 'decimal') return decimal;
  if (format === 'hk') return won;
  if (format === 'malay') return won <= 1 ? won : -1 / won;
  return won >= 1 ? won : -1 / won;
};

/** Odds as displayed, with two decimals. */
export const oddsText = (decimal: number, format: OddsFormat): string => convertOdds(decimal, format).toFixed(2);
