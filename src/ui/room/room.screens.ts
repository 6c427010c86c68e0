import type { ScreensOf } from '../app/screen.ts';

const room = () => import('./RoomScreen.tsx');

export const roomScreens: ScreensOf<'roomCasino' | 'roomEsport' | 'roomMarble' | 'roomFootball' | 'roomBasketball'> = {
  roomCasino: room,
  roomEsport: room,
  roomMarble: room,
  roomFootball: room,
  roomBasketball: room,
};
