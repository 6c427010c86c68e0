import type { ScreensOf } from '../app/screen.ts';

export const menuScreens: ScreensOf<'menu'> = {
  menu: () => import('./MenuScreen.tsx'),
};
