import type { RoomRouteId } from '#domain/routing/areas/room.routes.ts';
import type { ScreensOf } from '../app/screen.ts';

/** Each sport with a board of its own has a screen of its own, so that no room loads another's. */
export const roomScreens: ScreensOf<RoomRouteId> = {
  roomCasino: () => import('./CasinoRoomScreen.tsx'),
  roomEsport: () => import('./EsportRoomScreen.tsx'),
  roomMarble: () => import('./MarbleRoomScreen.tsx'),
  roomFootball: () => import('./FootballRoomScreen.tsx'),
  roomBasketball: () => import('./BasketballRoomScreen.tsx'),
};
