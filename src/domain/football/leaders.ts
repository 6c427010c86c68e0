import type { SquadPlayer } from './entities.ts';

/** Who of a squad leads in something of the season. */
export interface Leader {
  readonly one: SquadPlayer;
  readonly key: 'goals' | 'assists';
}

/** The two with most goals and the one with most assists; who has none leads in nothing. */
export const leadersOf = (squad: readonly SquadPlayer[]): readonly Leader[] => {
  const most = (key: Leader['key'], count: number): readonly Leader[] =>
    squad
      .filter(({ season }) => (season?.[key] ?? 0) > 0)
      .toSorted((a, b) => b.season![key] - a.season![key])
      .slice(0, count)
      .map((one) => ({ one, key }));
  const [first, ...others] = most('goals', 2);
  const scorers = new Set([first, ...others].map((leader) => leader?.one.player.playerId));
  const [maker] = most('assists', squad.length).filter(({ one }) => !scorers.has(one.player.playerId));
  return [...(first ? [first] : []), ...(maker ? [maker] : []), ...others];
};
