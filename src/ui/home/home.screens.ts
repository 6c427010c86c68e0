import type { ScreensOf } from '../app/screen.ts';

export const homeScreens: ScreensOf<'home'> = {
  home: () => import('./HomeScreen.tsx'),
};
