import type { ScreensOf } from '../app/screen.ts';

export const peopleScreens: ScreensOf<'people' | 'profile'> = {
  people: () => import('./PeopleScreen.tsx'),
  profile: () => import('./ProfileScreen.tsx'),
};
