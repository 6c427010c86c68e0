import type { ScreensOf } from '../app/screen.ts';

export const bookingsScreens: ScreensOf<'scheduleBooked'> = {
  scheduleBooked: () => import('./BookingsScreen.tsx'),
};
