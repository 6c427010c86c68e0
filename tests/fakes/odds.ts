import type { OddsMarket, OddsPrice } from '#domain/odds/market.ts';

export const aPrice = (sel: OddsPrice['sel'], dec: number, openDec: number): OddsPrice => ({
  ...{ sel, dec, openDec, ts: 0 },
});

export const anOddsMarket = (change: Partial<OddsMarket> = {}): OddsMarket => ({
  ...{ fixtureId: 'f1', bookmaker: 'Sàn Mẫu', market: '1x2', prices: [], suspended: false, ts: 0 },
  ...change,
});
