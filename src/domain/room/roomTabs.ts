import type { RoomTab } from '../match/match.ts';
import { isCalledOff, matchPhase, type MatchStatus } from '../match/matchStatus.ts';

/** What a source has of a fixture; absent is nothing. */
export type Coverage = Readonly<Partial<Record<RoomTab, boolean>>>;

/** LIVE-3: in the order in which they stand. */
const order: readonly RoomTab[] = ['overview', 'opinion', 'tips', 'analysis', 'odds'];

/** Prices are for what can still be played; events for what was, or will be, played. */
const fits = (tab: RoomTab, status: MatchStatus): boolean => {
  if (tab === 'odds') return !isCalledOff(status) && ['comingUp', 'live'].includes(matchPhase(status) ?? '');
  return tab !== 'overview' || !isCalledOff(status) || status === 'abandoned';
};

/** The tabs of a room, from what is known of its match and how it stands: none that has nothing to show (X19). */
export const roomTabs = (coverage: Coverage, status: MatchStatus): readonly RoomTab[] =>
  order.filter((tab) => coverage[tab] === true && fits(tab, status));
