import { useState } from 'react';
import { inSteadyOrder } from '#domain/schedule/steadyOrder.ts';
import type { Match } from '#domain/match/match.ts';

/** Puts the rooms in an order, by the ids of their fixtures. */
export type Place = (fixtureIds: readonly string[]) => void;

/** The rooms in the places where they were first shown, and what puts them elsewhere. */
export const useSteadyRooms = (rooms: readonly Match[]): readonly [rooms: readonly Match[], place: Place] => {
  const [order, setOrder] = useState<readonly string[]>([]);
  const steady = inSteadyOrder(rooms, order);
  const now = steady.map(({ fixtureId }) => fixtureId);
  if (now.join() !== order.join()) setOrder(now);
  return [steady, setOrder];
};
