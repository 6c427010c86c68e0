import { createCatalogue } from '../games/catalogue.ts';
import { gamesHandlers } from '../games/games.handlers.ts';
import type { GamesStore } from '../games/games.store.ts';
import type { Handlers } from '../http/handlers.ts';

/** Tables that store nothing. */
const nothingKept: GamesStore = {
  run: async () => null,
  start: async (run) => ({ ...run, scored: 0 }),
  enter: async () => true,
  first: async () => [],
  own: async () => null,
  above: async () => 0,
  best: async () => 0,
  saveOf: async () => null,
  keep: async () => ({ rev: 1, conflict: null }),
  addTime: async () => 0,
  recent: async () => ({ list: [], next: null }),
  playedSince: async () => new Map(),
};

/** The portal's own games, which nobody has played. */
export const fakeGames = (changed: Partial<Handlers['games']> = {}): Handlers['games'] => ({
  ...gamesHandlers({
    catalogue: createCatalogue({
      regardOf: async () => ({ views: new Map(), ratings: new Map() }),
      playedSince: nothingKept.playedSince,
      imported: async () => [],
      clock: () => 0,
    }),
    store: nothingKept,
    personOf: async () => null,
    friendsOf: async () => [],
  }),
  score: async ({ value }) => ({ value, checked: true, best: value, place: 1 }),
  ...changed,
});
