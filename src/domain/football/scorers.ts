import type { MatchEvent } from './overview.ts';

export interface Scorer {
  readonly player: string;
  /** "12'", "45+2'". */
  readonly minutes: readonly string[];
  readonly ownGoal: boolean;
}

const scoring: ReadonlySet<MatchEvent['type']> = new Set(['goal', 'ownGoal', 'penalty']);
const minuteText = ({ minute, added }: Pick<MatchEvent, 'minute' | 'added'>) => `${minute}${added ? `+${added}` : ''}'`;

/** Who scored for a side, in the order of their first goals. */
export const scorersOf = (events: readonly MatchEvent[], side: MatchEvent['side']): readonly Scorer[] => {
  const goals = events
    .filter((event) => event.side === side && scoring.has(event.type))
    .sort((a, b) => a.minute - b.minute || (a.added ?? 0) - (b.added ?? 0));
  const names = new Map<string, Scorer>();
  for (const goal of goals) {
    const ownGoal = goal.type === 'ownGoal';
    const key = `${ownGoal} ${goal.player}`;
    const minutes = [...(names.get(key)?.minutes ?? []), minuteText(goal)];
    names.set(key, { player: goal.player, minutes, ownGoal });
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
