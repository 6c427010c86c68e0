import { moved } from '#domain/listening/reorder.ts';
import type { Playlist } from '#domain/music/playlist.ts';
import type { PlaylistFormat } from '#ports/music.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { playlistDetail, playlistList } from './music.resources.ts';

const lists = [playlistList, playlistDetail] as const;
type Of = Pick<Playlist, 'playlistId' | 'rev'>;

/** MU-9: a playlist of these songs. */
export const createPlaylist = act({
  ...{ name: 'createPlaylist', members: true, invalidates: [playlistList] },
  to: ({ name }: { readonly name: string; readonly songIds: readonly string[] }) => name,
  run: async ({ loadPort }: Ports, wish, { clientId, signal }) =>
    (await loadPort('playlists')).create({ ...wish, clientId }, signal),
});
/** Another name, public or private. */
export const updatePlaylist = act({
  ...{ name: 'updatePlaylist', members: true, invalidates: lists },
  to: ({ of }: { readonly of: Of; readonly name?: string; readonly public?: boolean }) => of.playlistId,
  run: async ({ loadPort }: Ports, { of: { playlistId, rev }, ...change }, { signal }) =>
    (await loadPort('playlists')).update({ ...change, playlistId, rev }, signal),
});
export const addToPlaylist = act({
  ...{ name: 'addToPlaylist', members: true, invalidates: lists },
  to: ({ playlistId }: { readonly playlistId: string; readonly songIds: readonly string[] }) => playlistId,
  run: async ({ loadPort }: Ports, wish, { clientId, signal }) =>
    (await loadPort('playlists')).add({ ...wish, clientId }, signal),
});
export const removeFromPlaylist = act({
  ...{ name: 'removeFromPlaylist', members: true, invalidates: lists },
  to: ({ of, qid }: { readonly of: Of; readonly qid: string }) => `${of.playlistId} ${qid}`,
  run: async ({ loadPort }: Ports, { of: { playlistId, rev }, qid }, { signal }) =>
    (await loadPort('playlists')).remove({ playlistId, rev, qids: [qid] }, signal),
  optimistic: ({ of, qid }, change) =>
    change(playlistDetail, { id: of.playlistId }, (now: Playlist) => ({
      ...now,
      items: now.items.filter((item) => item.qid !== qid),
    })),
});
/** MU-9: moves a song to a place, counted from 0. */
export const moveInPlaylist = act({
  ...{ name: 'moveInPlaylist', members: true, invalidates: lists },
  to: ({ of }: { readonly of: Of; readonly qid: string; readonly to: number }) => of.playlistId,
  run: async ({ loadPort }: Ports, { of: { playlistId, rev }, qid, to }, { signal }) =>
    (await loadPort('playlists')).move({ playlistId, rev, qid, to }, signal),
  optimistic: ({ of, qid, to }, change) =>
    change(playlistDetail, { id: of.playlistId }, (now: Playlist) => ({ ...now, items: moved(now.items, qid, to) })),
});
export const deletePlaylist = act({
  ...{ name: 'deletePlaylist', members: true, invalidates: [playlistList] },
  to: ({ playlistId }: Of) => playlistId,
  run: async ({ loadPort }: Ports, { playlistId, rev }, { signal }) =>
    (await loadPort('playlists')).discard({ playlistId, rev }, signal),
});
/** A playlist of a file of another player; what this portal does not have is said. */
export const importPlaylist = act({
  ...{ name: 'importPlaylist', members: true, invalidates: [playlistList] },
  to: ({ text }: { readonly format: PlaylistFormat; readonly text: string }) => String(text.length),
  run: async ({ loadPort }: Ports, wish, { clientId, signal }) =>
    (await loadPort('playlists')).take({ ...wish, clientId }, signal),
});
