import { oddsFormats, type OddsFormat } from '../settings/settings.ts';

export type PriceFormat = OddsFormat;
export const priceFormats = oddsFormats;

/** MC-9: converts decimal odds (above 1) to another format. */
export const convertOdds = (decimal: number, format: PriceFormat): number => {
  const won = decimal - 1;
  if (format === 'decimal') return decimal;
  if (format === 'hk') return won;
  if (format === 'malay') return won <= 1 ? won : -1 / won;
  const indo = won >= 1 ? won : -1 / won;
  return format === 'indo' ? indo : indo * 100;
};

/** What a stake of 1 wins at a price in a format of signs: a positive price is it, of a negative one its inverse. */
const wonBySign = (price: number): number => (price < 0 ? -1 / price : price);

/** MC-9: the way back, from a price in a format to decimal odds. */
export const decimalOf = (price: number, format: PriceFormat): number => {
  if (format === 'decimal') return price;
  if (format === 'hk') return price + 1;
  return wonBySign(format === 'american' ? price / 100 : price) + 1;
};

/** Odds as displayed: with two decimals, American ones as whole numbers. */
export const oddsText = (decimal: number, format: PriceFormat): string =>
  convertOdds(decimal, format).toFixed(format === 'american' ? 0 : 2);
