import type { Fixture } from './fixture.ts';

/** The tabs of a match page, as they stand; the first shows all there is. */
export const matchTabs = ['all', 'events', 'lineups', 'stats', 'h2h', 'table', 'odds', 'tips', 'watch'] as const;
export type MatchTab = (typeof matchTabs)[number];

/** How a tab is named in the address; the first is not. */
export const tabNames: Readonly<Record<Exclude<MatchTab, 'all'>, string>> = {
  ...{ events: 'dien-bien', lineups: 'doi-hinh', stats: 'thong-ke', h2h: 'doi-dau', table: 'bang-xep-hang' },
  ...{ odds: 'keo', tips: 'tip', watch: 'xem-o-dau' },
};

/** B2: what gives nothing of the result away. */
const safe: ReadonlySet<MatchTab> = new Set(['all', 'lineups', 'h2h', 'table', 'watch']);

/** MC-2: only those that have data; `has` says which of them the page can show. */
export const tabsOf = (
  { coverage, hidden, roomId }: Pick<Fixture, 'coverage' | 'hidden' | 'roomId'>,
  has: (tab: MatchTab) => boolean,
): readonly MatchTab[] => {
  const covered: Readonly<Record<MatchTab, boolean>> = {
    ...{ all: true, events: coverage.events, lineups: coverage.lineups, stats: coverage.stats || coverage.shots },
    ...{ h2h: coverage.h2h, table: coverage.standings, odds: coverage.odds, tips: coverage.tips },
    watch: hidden === true && roomId !== undefined,
  };
  return matchTabs.filter((tab) => covered[tab] && (!hidden || safe.has(tab)) && has(tab));
};

/** The tab that an address names among those that there are. */
export const tabNamed = (name: string | null, tabs: readonly MatchTab[]): MatchTab =>
  tabs.find((tab) => tab !== 'all' && tabNames[tab] === name) ?? 'all';
