import type { Database } from '../database/database.ts';
import { opened } from '../shared/area.ts';
import { createCatalogue, type CatalogueNeeds } from './catalogue.ts';
import { gamesArea } from './games.area.ts';
import { gamesHandlers, type GamesParts } from './games.handlers.ts';
import { gameFilesPlugin } from './gameFiles.ts';
import { gamesStore } from './games.store.ts';
import { gamesSubjects } from './games.subjects.ts';
import { keptGames } from './kept.store.ts';
import { readOperatorGames } from './operatorGames.store.ts';

export interface OpenGamesNeeds
  extends Pick<CatalogueNeeds, 'regardOf' | 'clock'>, Pick<GamesParts, 'personOf' | 'friendsOf'> {
  readonly database: Database;
  /** The folder with the files of operators' games. */
  readonly made: string;
  readonly publicUrl: string | null;
}

export const openGames = ({ database, regardOf, clock, made, publicUrl, ...people }: OpenGamesNeeds) => {
  const store = gamesStore(database);
  const catalogue = createCatalogue({
    ...{ regardOf, clock, playedSince: store.playedSince },
    imported: () => readOperatorGames(database),
  });
  return opened(gamesArea, {
    handlers: { games: gamesHandlers({ catalogue, store, ...people }) },
    personalData: [keptGames(database)],
    subjects: gamesSubjects(catalogue),
    plugins: [gameFilesPlugin({ made, publicUrl, game: catalogue.game })],
  });
};
