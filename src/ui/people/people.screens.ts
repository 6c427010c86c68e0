import type { ScreensOf } from '../app/screen.ts';

export const peopleScreens: ScreensOf<'people'> = {
  people: () => import('./PeopleScreen.tsx'),
};
