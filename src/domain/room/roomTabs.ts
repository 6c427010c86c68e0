import type { RoomTab } from '../match/match.ts';
import { isCalledOff, matchPhase, type MatchStatus } from '../match/matchStatus.ts';

/** Which tabs a data source has content for; absent means none. */
export type Coverage = Readonly<Partial<Record<RoomTab, boolean>>>;

/** LIVE-3: in display order. */
const order: readonly RoomTab[] = ['overview', 'opinion', 'tips', 'analysis', 'odds'];

/** Odds are for matches that can still be played; events for those that were, or will be, played. */
const fits = (tab: RoomTab, status: MatchStatus): boolean => {
  if (tab === 'odds') return !isCalledOff(status) && ['comingUp', 'live'].includes(matchPhase(status) ?? '');
  return tab !== 'overview' || !isCalledOff(status) || status === 'abandoned';
};

/** A room's tabs with others that have content too, each in its place. */
export const withTabs = (tabs: readonly RoomTab[], more: readonly RoomTab[]): readonly RoomTab[] =>
  more.length === 0 ? tabs : order.filter((tab) => tabs.includes(tab) || more.includes(tab));

/** The tabs as they stood at another moment of the match, with those that people fill, whatever the moment. */
export const tabsThen = (then: readonly RoomTab[], now: readonly RoomTab[]): readonly RoomTab[] =>
  withTabs(
    then,
    now.filter((tab) => tab === 'opinion' || tab === 'tips'),
  );

/** The tabs of a room: only those with content that fits the status of the match (X19). */
export const roomTabs = (coverage: Coverage, status: MatchStatus): readonly RoomTab[] =>
  order.filter((tab) => coverage[tab] === true && fits(tab, status));
