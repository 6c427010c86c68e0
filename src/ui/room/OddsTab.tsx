import type { OddsMarket } from '#domain/odds/market.ts';
import { pricedRoom, type PricedRoom } from '#domain/odds/pricedMatch.ts';
import { MatchOdds } from '../features/odds/MatchOdds.tsx';
import { inset } from './OddsTab.css.ts';

interface OddsTabProps {
  readonly room: PricedRoom;
  /** As they stand, or as they stood at the moment of the picture (B1). */
  readonly markets: readonly OddsMarket[];
  /** When they were received, if they could not be loaded again; null while they are new. */
  readonly oldSince: number | null;
}

/** MC-8, V-17: the reference odds of a room's match, which follow its score. */
export const OddsTab = ({ room, markets, oldSince }: OddsTabProps) => (
  <div className={inset}>
    <MatchOdds match={pricedRoom(room)} markets={markets} goneSince={oldSince} until={null} />
  </div>
);
