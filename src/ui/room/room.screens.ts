import type { RoomRouteId } from '#domain/routing/areas/room.routes.ts';
import type { ScreensOf } from '../app/screen.ts';

const room = () => import('./RoomScreen.tsx');

export const roomScreens: ScreensOf<RoomRouteId> = {
  roomCasino: room,
  roomEsport: room,
  roomMarble: room,
  roomFootball: room,
  roomBasketball: room,
};
