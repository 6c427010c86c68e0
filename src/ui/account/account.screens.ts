import type { ScreensOf } from '../app/screen.ts';

export const accountScreens: ScreensOf<'accountPage'> = {
  accountPage: () => import('./AccountScreen.tsx'),
};
