import type { FootballRouteId } from '#domain/routing/areas/football.routes.ts';
import type { ScreensOf } from '../app/screen.ts';

const day = () => import('./FixturesScreen.tsx');

const odds = () => import('./odds/OddsScreen.tsx');
const league = () => import('./LeagueScreen.tsx');

export const footballScreens: ScreensOf<FootballRouteId> = {
  footballResults: day,
  footballFixtures: day,
  footballMatch: () => import('./match/MatchScreen.tsx'),
  footballOdds: odds,
  footballFavourites: () => import('./favourites/FavouritesScreen.tsx'),
  footballLeague: league,
  footballTeam: () => import('./team/TeamScreen.tsx'),
  footballManager: () => import('./manager/ManagerScreen.tsx'),
  footballVenue: () => import('./venue/VenueScreen.tsx'),
  footballCompareTeams: () => import('./compare/CompareTeamsScreen.tsx'),
  footballComparePlayers: () => import('./compare/ComparePlayersScreen.tsx'),
  footballPlayer: () => import('./player/PlayerScreen.tsx'),
};
