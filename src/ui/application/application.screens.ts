import type { ScreensOf } from '../app/screen.ts';

export const applicationScreens: ScreensOf<'application'> = {
  application: () => import('./ApplicationScreen.tsx'),
};
