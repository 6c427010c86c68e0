import type { ScreensOf } from '../app/screen.ts';

export const accountScreens: ScreensOf<'account' | 'accountPage'> = {
  account: () => import('./AccountScreen.tsx'),
  accountPage: () => import('./AccountScreen.tsx'),
};
