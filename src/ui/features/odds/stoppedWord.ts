import type { FixturePhase } from '#domain/football/fixture.ts';
import type { OddsMarket } from '#domain/odds/market.ts';
import type { Key } from '../../i18n/groups.ts';

/** Why a market takes no prices for the moment. */
export const stoppedWord = (market: Pick<OddsMarket, 'reason'> | null, phase: FixturePhase | null): Key<'odds'> => {
  if (market?.reason) return `stopped.${market.reason}`;
  return phase === 'HT' ? 'stopped.break' : 'stopped.any';
};
