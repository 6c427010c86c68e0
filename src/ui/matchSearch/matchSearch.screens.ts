import type { ScreensOf } from '../app/screen.ts';

export const matchSearchScreens: ScreensOf<'matchSearch'> = {
  matchSearch: () => import('./MatchSearchScreen.tsx'),
};
