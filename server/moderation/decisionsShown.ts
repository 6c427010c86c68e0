import { TARGETS_SHOWN, type Decision, type ShownDecision } from '#domain/moderation/decision.ts';
import type { User } from '#domain/people/user.ts';

/** These people by id, as far as they are known. */
export type PeopleOf = (ids: readonly string[]) => Promise<ReadonlyMap<string, User>>;

/** Lines of the log with their people. */
export const decisionsShown = async (
  decisions: readonly Decision[],
  peopleOf: PeopleOf,
): Promise<readonly ShownDecision[]> => {
  const ids = decisions.flatMap(({ by, about, second, undoneBy }) => [by, about, second, undoneBy]);
  const people = await peopleOf([...new Set(ids.flatMap((id) => id ?? []))]);
  const person = (id: string | null) => (id === null ? null : (people.get(id) ?? null));
  return decisions.map(({ by, about, second, undoneBy, targets, ...line }) => ({
    ...line,
    targets: targets.slice(0, TARGETS_SHOWN),
    ...(targets.length > 1 && { things: targets.length }),
    by: person(by),
    about: person(about),
    ...(second !== undefined && people.has(second) && { second: people.get(second)! }),
    ...(undoneBy !== undefined && people.has(undoneBy) && { undoneBy: people.get(undoneBy)! }),
  }));
};
