import type { RoomRouteId } from '#domain/routing/areas/room.routes.ts';
import { roomIdOf } from '#domain/room/roomAddress.ts';
import type { FirstCall, FirstOf } from './first.ts';

const roomOf = ({ slug }: { readonly slug: string }): readonly FirstCall[] => {
  const roomId = roomIdOf(slug);
  return roomId === null ? [] : [{ resource: 'room', input: { roomId } }];
};

export const roomFirst: FirstOf<RoomRouteId> = {
  roomCasino: roomOf,
  roomEsport: roomOf,
  roomMarble: roomOf,
  roomFootball: roomOf,
  roomBasketball: roomOf,
};
