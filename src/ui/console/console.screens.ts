import type { ConsoleRouteId } from '#domain/routing/areas/console.routes.ts';
import type { ScreensOf } from '../app/screen.ts';

export const consoleScreens: ScreensOf<ConsoleRouteId> = {
  console: () => import('./ConsoleScreen.tsx'),
  consoleTab: () => import('./ConsoleScreen.tsx'),
};
