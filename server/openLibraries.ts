import type { User } from '#domain/people/user.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { demoFilms } from './demo/films/demoFilms.ts';
import { demoMusic } from './demo/music/demoMusic.ts';
import { openFilms } from './films/films.open.ts';
import { openGames } from './games/games.open.ts';
import { openMusic, type OpenMusicNeeds } from './music/music.open.ts';
import type { Log } from './log.ts';
import { createSeal } from './outbox/seal.ts';
import { madeOfFilms } from './shared/films/made.ts';
import { madeOfGames } from './shared/games/made.ts';
import { keyFor } from './shared/secret.ts';
import type { openSocial } from './social/social.open.ts';

export interface LibrariesNeeds extends Pick<
  OpenMusicNeeds,
  'outbox' | 'clock' | 'limitStore' | 'secret' | 'words' | 'media' | 'judgeCall'
> {
  readonly database: Database;
  readonly log: Log;
  readonly config: Config;
  readonly personOf: (userId: string) => Promise<User | null>;
  readonly friendsOf: (userId: string) => Promise<readonly string[]>;
  /** Opened later. */
  readonly social: () => ReturnType<typeof openSocial>;
}

/** Films, music and games: the demo's, and those from an operator's folders. */
export const openLibraries = (needs: LibrariesNeeds) => {
  const { database, clock, media, config, secret, social } = needs;
  const { demo, dataDir } = config;
  const made = madeOfFilms(dataDir);
  return {
    films: openFilms({
      ...{ ...needs, made, demo: demo ? demoFilms(media) : null },
      // Loaded with the first finished rendition, since few portals have any.
      importAgain: async (path) => {
        const { importPath } = await import('./import/importPath.ts');
        return importPath(database, path, { made, now: clock() });
      },
      regardOf: (type) => social().regardOf(type),
      reached: (userId, targets) => social().reached(userId, targets),
      saved: (userId, cursor) => social().saved(userId, { type: 'film', cursor }),
    }),
    games: openGames({
      ...{ ...needs, made: madeOfGames(dataDir), publicUrl: config.publicUrl },
      regardOf: (type) => social().regardOf(type),
    }),
    music: openMusic({
      ...{ ...needs, demo: demo ? demoMusic(media, clock()) : null, scrobbleOrigins: config.scrobbleOrigins },
      seal: createSeal(keyFor(secret, 'scrobblers')),
      followers: (id) => social().followersOf({ type: 'artist', id }),
    }),
  };
};
