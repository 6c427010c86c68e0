import { music } from '../database/migrations/0041-music.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Songs, albums, artists and playlists: the demo's, and those from an operator's folder. */
export const musicArea = defineArea({
  calls: ['music', 'musicMine'],
  migrations: [music],
  limits: {
    music: {
      list: { max: 240, windowMs: MINUTE_MS },
      facets: { max: 240, windowMs: MINUTE_MS },
      songs: { max: 240, windowMs: MINUTE_MS },
      find: { max: 120, windowMs: MINUTE_MS },
      scrobble: { max: 60, windowMs: MINUTE_MS },
    },
    musicMine: {
      putQueue: { max: 120, windowMs: MINUTE_MS },
      createPlaylist: { max: 60, windowMs: MINUTE_MS },
      importPlaylist: { max: 20, windowMs: MINUTE_MS },
      putScrobbler: { max: 10, windowMs: MINUTE_MS },
    },
  },
  hot: {
    music: {
      ...{ home: 5000, chart: 2000, moods: 5000, mood: 2000, releases: 5000, list: 2000, facets: 2000 },
      ...{ song: 2000, songs: 2000, lyric: 5000, artist: 2000, artists: 2000, album: 2000, similar: 5000, find: 2000 },
    },
  },
});
