import { musicMine } from '#contract/http/musicMine.ts';
import type { PlaylistsPort } from '#ports/music.ts';
import type { Send } from './send.ts';

export const httpPlaylists = (send: Send): PlaylistsPort => ({
  mine: (cursor, signal) => send(musicMine.playlists, { mine: '1', ...(cursor !== null && { cursor }) }, signal),
  one: (id, signal) => send(musicMine.playlist, { id }, signal),
  create: (wish, signal) => send(musicMine.createPlaylist, wish, signal),
  update: (change, signal) => send(musicMine.updatePlaylist, change, signal),
  add: (wish, signal) => send(musicMine.addSongs, wish, signal),
  remove: (wish, signal) => send(musicMine.removeSongs, wish, signal),
  move: (wish, signal) => send(musicMine.moveSong, wish, signal),
  discard: (wish, signal) => send(musicMine.deletePlaylist, wish, signal),
  scrobbler: (signal) => send(musicMine.scrobbler, {}, signal),
  scrobbleTo: (wish, signal) => send(musicMine.putScrobbler, wish, signal),
  endScrobbling: (signal) => send(musicMine.removeScrobbler, {}, signal),
  take: (wish, signal) => send(musicMine.importPlaylist, wish, signal),
});
