import { music } from '#contract/http/music.ts';
import type { MusicPort } from '#ports/music.ts';
import type { Send } from './send.ts';

const from = (cursor: string | null) => cursor !== null && { cursor };

export const httpMusic = (send: Send): MusicPort => ({
  home: (signal) => send(music.home, {}, signal),
  chart: (type, signal) => send(music.chart, { type }, signal),
  moods: (signal) => send(music.moods, {}, signal),
  mood: (slug, cursor, signal) => send(music.mood, { slug, ...from(cursor) }, signal),
  releases: (kind, cursor, signal) => send(music.releases, { ...(kind && { kind }), ...from(cursor) }, signal),
  list: (query, cursor, signal) => send(music.list, { ...query, ...from(cursor) }, signal),
  facets: ({ sort: _, ...query }, signal) => send(music.facets, query, signal),
  find: (q, signal) => send(music.find, { q }, signal),
  song: (id, signal) => send(music.song, { id }, signal),
  songs: (ids, signal) => send(music.songs, { ids: ids.join() }, signal),
  lyric: (id, signal) => send(music.lyric, { id }, signal),
  artist: (slug, signal) => send(music.artist, { slug }, signal),
  artists: (cursor, signal) => send(music.artists, { ...from(cursor) }, signal),
  album: (id, signal) => send(music.album, { id }, signal),
  heard: (signal) => send(music.heard, {}, signal),
});
