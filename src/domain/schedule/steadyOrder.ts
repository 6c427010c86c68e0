import type { Match } from '../match/match.ts';
import { leadingRoom } from './leading.ts';

/** The rooms that are on, as they first stand: the leading one, then by viewers. */
export const byViewers = (rooms: readonly Match[]): readonly Match[] => {
  const lead = leadingRoom(rooms);
  return [...rooms].sort((a, b) => Number(b === lead) - Number(a === lead) || (b.watching ?? 0) - (a.watching ?? 0));
};

/**
 * SC-4: rooms keep the places in which they were first shown, however their viewers change; one that ended leaves a
 * gap that the next ones close, and a new one comes last. `before` holds the ids of the fixtures in their order.
 */
export const inSteadyOrder = (rooms: readonly Match[], before: readonly string[]): readonly Match[] => {
  const places = new Map(before.map((id, i) => [id, i]));
  const place = ({ fixtureId }: Match) => places.get(fixtureId) ?? before.length;
  return [...byViewers(rooms)].sort((a, b) => place(a) - place(b));
};
