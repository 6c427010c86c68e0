import type { Match } from '../match/match.ts';
import { byViewers } from './steadyOrder.ts';

/** V-14: how the rooms that are on can be put in order; the first is the usual one. */
export const roomOrders = ['viewers', 'followed', 'started'] as const;
export type RoomOrder = (typeof roomOrders)[number];

/** Where the choice is kept. */
export const ROOM_ORDER = 'rooms.order';

export const roomOrderFrom = (kept: string | null): RoomOrder =>
  roomOrders.find((one) => one === kept) ?? roomOrders[0];

/** Rooms in the chosen order, equals by their viewers; `isMine` says whether a match is of what the viewer follows. */
export const inRoomOrder = (
  rooms: readonly Match[],
  order: RoomOrder,
  isMine: (match: Match) => boolean,
): readonly Match[] => {
  const all = byViewers(rooms);
  if (order === 'followed') return [...all.filter(isMine), ...all.filter((match) => !isMine(match))];
  return order === 'started' ? [...all].sort((a, b) => b.startTime - a.startTime) : all;
};
