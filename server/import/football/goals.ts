import { slug } from '#domain/shared/slug.ts';
import type { GoalForm } from '../../shared/footballForm.ts';
import type { ParsedGoal } from './parsed.ts';
import { scorerFor, type Players } from './players.ts';

export interface TeamIds {
  readonly homeId: string;
  readonly awayId: string;
}
export interface SidedGoal {
  readonly side: 'home' | 'away';
  readonly goal: ParsedGoal;
}

/** The goals of a match with their players, in the order of their minutes; an own goal is of the other side's player. */
export const goalForms = (players: Players, teams: TeamIds, goals: readonly SidedGoal[]): readonly GoalForm[] => {
  const at = ({ goal }: SidedGoal): number => (goal.minute === null ? 999 : goal.minute + (goal.added ?? 0) / 100);
  return goals
    .toSorted((a, b) => at(a) - at(b))
    .map(({ side, goal }) => {
      const own = (side === 'home') === (goal.type !== 'own_goal');
      const name = goal.name.normalize('NFC');
      return {
        ...{ side, type: goal.type, minute: goal.minute },
        ...(goal.added !== undefined && { added: goal.added }),
        ...{ playerId: scorerFor(players, own ? teams.homeId : teams.awayId, name), name, slug: slug(name) },
      };
    });
};
