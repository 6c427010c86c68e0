import type { FootballRouteId } from '#domain/routing/areas/football.routes.ts';
import type { ScreensOf } from '../app/screen.ts';

const day = () => import('./FixturesScreen.tsx');

const league = () => import('./LeagueScreen.tsx');

export const footballScreens: ScreensOf<FootballRouteId> = {
  footballResults: day,
  footballFixtures: day,
  footballLeague: league,
};
