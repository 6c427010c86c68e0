import type { Overview } from '#domain/football/overview.ts';
import type { OddsMarket } from '#domain/odds/market.ts';
import type { RoomStat } from '#domain/room/roomStat.ts';
import type { Outcome } from './failure.ts';

/** B1: what stood at a moment of the past, in epoch milliseconds of the stream's time. */
export interface LookBackPort {
  readonly stat: (roomId: string, atTs: number, signal: AbortSignal) => Promise<Outcome<RoomStat>>;
  readonly overview: (fixtureId: string, atTs: number, signal: AbortSignal) => Promise<Outcome<Overview>>;
  readonly odds: (fixtureId: string, atTs: number, signal: AbortSignal) => Promise<Outcome<readonly OddsMarket[]>>;
}
