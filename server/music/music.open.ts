import { playDayOf } from '#domain/music/plays.ts';
import type { Database } from '../database/database.ts';
import type { WordFiles } from '../page/build.ts';
import { networkOf } from '../shared/address.ts';
import { opened } from '../shared/area.ts';
import type { Clock } from '../shared/clock.ts';
import { hitAll, MINUTE_MS, type LimitStore } from '../shared/limiter.ts';
import type { MusicSource } from '../shared/music/musicSource.ts';
import type { Outbox } from '../shared/outbox.ts';
import { keyFor } from '../shared/secret.ts';
import { createFind } from './find.ts';
import { keptMusic } from './kept.store.ts';
import { createLibrary } from './library.ts';
import { mineHandlers, type MineParts } from './mine.handlers.ts';
import { musicArea } from './music.area.ts';
import { musicHandlers, type MusicParts } from './music.handlers.ts';
import { musicStore } from './music.store.ts';
import { musicSubjects } from './music.subjects.ts';
import { importedMusicPlugin, musicFilesPlugin } from './musicFiles.ts';
import { musicNames } from './musicNames.ts';
import { playlistViews, type PlaylistViewNeeds } from './playlists.ts';
import { playlistsStore } from './playlists.store.ts';
import { playsStore } from './plays.store.ts';
import { queueStore } from './queue.store.ts';
import { createRegard } from './regard.ts';
import { createScrobble } from './scrobble.ts';
import { createScrobblers, type TokenSeal } from './scrobblers.ts';
import { scrobblersStore } from './scrobblers.store.ts';
import { musicViews } from './shown.ts';
import { createSpeak } from './speak.ts';

export interface OpenMusicNeeds extends Pick<PlaylistViewNeeds, 'personOf'>, Pick<MusicParts, 'followers'> {
  readonly database: Database;
  readonly judgeCall: MineParts['judgeCall'];
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly limitStore: LimitStore;
  readonly secret: string;
  readonly words: WordFiles;
  /** The folder with the demo's media. */
  readonly media: string;
  readonly demo: MusicSource | null;
  /** The setting SCROBBLE_ORIGINS. */
  readonly scrobbleOrigins: readonly string[];
  readonly seal: TokenSeal;
}

/** The limit for plays of all guests of one network. */
const GUESTS = { name: 'music.guests', max: 600, windowMs: 60 * MINUTE_MS } as const;
/** How long we store when a listener, identified by a keyed hash, listened. */
const KEPT_DAYS = 8;
const DAY_MS = 86_400_000;

export const openMusic = (needs: OpenMusicNeeds) => {
  const { database, outbox, clock, limitStore, secret, words, media, demo, personOf, followers, judgeCall } = needs;
  const [store, plays, playlists] = [musicStore(database), playsStore(database), playlistsStore(database)];
  const library = createLibrary({ store, demo });
  const names = musicNames(words);
  const regard = createRegard({ store: plays, demo, library, clock });
  const views = musicViews({ names, store, demo, regard });
  const ofPlaylists = playlistViews({ library, views, personOf });
  const scrobblers = createScrobblers({
    ...{ store: scrobblersStore(database), outbox, seal: needs.seal },
    ...{ origins: needs.scrobbleOrigins, speak: createSpeak(needs.scrobbleOrigins) },
    told: async (songId) => {
      const all = await library();
      const place = all.placeOf.get(songId);
      const [song] = place === undefined ? [] : await views.songs(all, [place], 'vi');
      if (!song) return null;
      const artist = song.artists.map(({ name }) => name).join(', ');
      return { artist, name: song.name, album: song.album?.name ?? null, durationSec: song.durationSec };
    },
  });
  const scrobble = createScrobble({
    ...{ plays, key: keyFor(secret, 'listeners'), forward: scrobblers.forward, counted: regard.counted },
    countGuests: async (address, weight) =>
      (await hitAll(limitStore, [{ rule: GUESTS, key: networkOf(address), weight }]))[0] ?? null,
  });
  return opened(musicArea, {
    handlers: {
      music: musicHandlers({
        ...{ library, views, names, regard, scrobble, heardSince: plays.heardSince },
        ...{ find: createFind({ store, demo }), followers },
        lyricOf: async (songId) => (await store.lyrics([songId])).get(songId) ?? demo?.lyricOf(songId) ?? null,
      }),
      musicMine: mineHandlers({
        library,
        playlists,
        views: ofPlaylists,
        queue: queueStore(database),
        scrobblers,
        judgeCall,
      }),
    },
    subjects: musicSubjects({ library, views, playlists, playlistViews: ofPlaylists }),
    personalData: [keptMusic(database)],
    durable: { 'music.played': (message) => scrobblers.hear(message, clock()) },
    jobs: [
      {
        name: 'music.forgetListeners',
        everyMs: 60 * MINUTE_MS,
        run: () => plays.forget(playDayOf(clock()) - KEPT_DAYS, clock() - KEPT_DAYS * DAY_MS),
      },
    ],
    plugins: [importedMusicPlugin(store), ...(demo ? [musicFilesPlugin(media)] : [])],
  });
};
