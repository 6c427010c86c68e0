import type { ScreensOf } from '../app/screen.ts';

export const signInScreens: ScreensOf<'googleReturn'> = {
  googleReturn: () => import('./GoogleReturnScreen.tsx'),
};
