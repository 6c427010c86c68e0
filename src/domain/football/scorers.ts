import { isGoal } from './goals.ts';
import type { MatchEvent } from './matchData.ts';
import { minuteText } from './minuteText.ts';

export interface Scorer {
  readonly player: string;
  /** "12'", "45+2'". */
  readonly minutes: readonly string[];
  readonly ownGoal: boolean;
}

/** Who scored for a side, in the order of their first goals; a goal without a name is left out. */
export const scorersOf = (events: readonly MatchEvent[], side: MatchEvent['side']): readonly Scorer[] => {
  const goals = events
    .filter((event) => event.side === side && isGoal(event))
    .sort((a, b) => a.minute - b.minute || (a.added ?? 0) - (b.added ?? 0));
  const names = new Map<string, Scorer>();
  for (const goal of goals) {
    if (!goal.player) continue;
    const { name } = goal.player;
    const ownGoal = goal.type === 'own_goal';
    const key = `${ownGoal} ${name}`;
    const minutes = [...(names.get(key)?.minutes ?? []), `${minuteText(goal)}'`];
    names.set(key, { player: name, minutes, ownGoal });
  }
  return [...names.values()];
};

/** Those of both sides, home first; null where nobody is reported. */
export const scorersOfBoth = (
  events: readonly MatchEvent[],
): readonly [home: readonly Scorer[], away: readonly Scorer[]] | null => {
  const [home, away] = [scorersOf(events, 'home'), scorersOf(events, 'away')];
  return home.length + away.length === 0 ? null : [home, away];
};
