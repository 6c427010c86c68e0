import type { ScreensOf } from '../app/screen.ts';

export const chatroomScreens: ScreensOf<'chatroom'> = {
  chatroom: () => import('./ChatroomScreen.tsx'),
};
