import type { PartyPerson } from './party.ts';

/** Who leads next: the first who came of those that are there, else of those whose line is cut; null for nobody. */
export const nextLeader = (people: readonly PartyPerson[]): string | null =>
  (people.find(({ away }) => !away) ?? people[0])?.userId ?? null;
