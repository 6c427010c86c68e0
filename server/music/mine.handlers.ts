import { createHash, randomBytes } from 'node:crypto';
import type { musicMine as calls } from '#contract/http/musicMine.ts';
import { MUSIC } from '#domain/music/music.ts';
import { moved, without, withSongs, type Placed, type Playlist } from '#domain/music/playlist.ts';
import { playlistFile } from '#domain/music/playlistFile.ts';
import type { JudgeCall } from '../shared/door/callWords.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import type { MemberViewer, Viewer } from '../http/identify.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import type { Library } from './library.ts';
import { readPlaylist } from './named.ts';
import type { Looker, PlaylistViews } from './playlists.ts';
import type { PlaylistsStore, StoredPlaylist } from './playlists.store.ts';
import type { QueueStore } from './queue.store.ts';
import type { Scrobblers } from './scrobblers.ts';

export interface MineParts {
  /** Judges the name of an imported list. */
  readonly judgeCall: JudgeCall;
  readonly library: () => Promise<Library>;
  readonly playlists: PlaylistsStore;
  readonly views: PlaylistViews;
  readonly queue: QueueStore;
  readonly scrobblers: Scrobblers;
}

/** How many attempts a call without `rev` gets if another device writes at the same time. */
const TRIES = 5;
const ID_SIGNS = 16;
/** The same id for the same client write, so that a repeated call finds what the first one created. */
const idOf = (clientId: string | undefined, about: string): string =>
  clientId === undefined
    ? randomBytes(12).toString('base64url')
    : createHash('sha256').update(`${about} ${clientId}`).digest('base64url').slice(0, ID_SIGNS);

const NAMELESS = { vi: 'Playlist nhập vào', en: 'Imported playlist', zh: '匯入的播放清單' } as const;
const types = { m3u8: 'application/vnd.apple.mpegurl', xspf: 'application/xspf+xml' } as const;

/** A device that sends no name is named by its browser and system. */
const nameOf = (device: CallContext['device']): string => (device ? `${device.browser}, ${device.system}` : '');

type Arrange = (items: readonly Placed[]) => readonly Placed[] | Refusal;
type AsMember = CallContext<MemberViewer>;

export const mineHandlers = ({
  library,
  playlists,
  views,
  queue,
  scrobblers,
  judgeCall,
}: MineParts): AreaHandlers<typeof calls> => {
  const lookerOf = ({ viewer, locale }: { readonly viewer: Viewer; readonly locale: Looker['locale'] }): Looker => ({
    userId: viewer.kind === 'member' ? viewer.userId : null,
    locale,
  });
  const shown = async (list: StoredPlaylist, looker: Looker): Promise<Playlist | Refusal> =>
    (await views.whole(list, looker)) ?? refused(404);
  /** A playlist that the viewer may see. */
  const seen = async (id: string, looker: Looker): Promise<StoredPlaylist | Refusal> => {
    const list = await playlists.one(id);
    return list && (list.public || list.userId === looker.userId) ? list : refused(404);
  };
  const own = async (playlistId: string, { viewer }: AsMember): Promise<StoredPlaylist | Refusal> => {
    const list = await playlists.one(playlistId);
    return list?.userId === viewer.userId ? list : refused(404);
  };
  const known = async (songIds: readonly string[]): Promise<Refusal | null> => {
    const { placeOf } = await library();
    return songIds.every((id) => placeOf.has(id)) ? null : refused(422, { fields: { songIds: 'names unknown songs' } });
  };
  const placed = (songIds: readonly string[], clientId: string | undefined, about: string): readonly Placed[] =>
    songIds.map((songId, i) => ({ qid: idOf(clientId, `${about} ${i}`), songId }));

  /** Rearranges the songs; without a `rev`, tries again if another device has written in between. */
  const arrange = async (
    { playlistId, rev }: { readonly playlistId: string; readonly rev?: number },
    context: AsMember,
    how: Arrange,
  ): Promise<Playlist | Refusal> => {
    for (let left = TRIES; left > 0; left -= 1) {
      const list = await own(playlistId, context);
      if (isRefused(list)) return list;
      if (rev !== undefined && rev !== list.rev) return refused(409);
      const items = how(list.items);
      if (isRefused(items)) return items;
      if (items === list.items) return shown(list, lookerOf(context));
      const done = await playlists.arrange(list, items, context.now);
      if (done) return shown(done, lookerOf(context));
    }
    return refused(409);
  };
  const create = async (
    {
      name,
      shared,
      songIds,
      clientId,
    }: { name: string; shared: boolean; songIds: readonly string[]; clientId: string | undefined },
    context: AsMember,
  ): Promise<Playlist | Refusal> => {
    const { userId } = context.viewer;
    const playlistId = idOf(clientId, `playlist ${userId}`);
    const items = placed(songIds, clientId, 'first');
    const list = await playlists.create({ playlistId, userId, name, public: shared, items }, context.now);
    return list?.userId === userId ? shown(list, lookerOf(context)) : refused(409);
  };

  return {
    queue: async (_input, { viewer }) => queue.of(viewer.userId),
    putQueue: async ({ rev, device, ...kept }, { viewer, now, device: by }) => {
      if (kept.index > 0 && kept.index >= kept.items.length)
        return refused(422, { fields: { index: 'is behind the end of the queue' } });
      return (await queue.keep(viewer.userId, rev, { ...kept, device: device ?? nameOf(by) }, now)) ?? refused(409);
    },
    playlists: async ({ mine, cursor }, context) => {
      const looker = lookerOf(context);
      if (mine !== undefined && looker.userId === null) return refused(403);
      const { list, next, total } =
        mine !== undefined && looker.userId !== null
          ? await playlists.ofMember(looker.userId, cursor)
          : await playlists.shared(cursor);
      return { list: await views.cards(list, looker), next, total };
    },
    playlist: async ({ id }, context) => {
      const list = await seen(id, lookerOf(context));
      return isRefused(list) ? list : shown(list, lookerOf(context));
    },
    createPlaylist: async ({ name, public: shared = false, songIds = [], clientId }, context) =>
      (await known(songIds)) ?? create({ name, shared, songIds, clientId }, context),
    updatePlaylist: async ({ playlistId, rev, name, public: shared }, context) => {
      const list = await own(playlistId, context);
      if (isRefused(list)) return list;
      const wish = { name: name ?? list.name, public: shared ?? list.public };
      const done = await playlists.rename({ ...list, rev }, wish, context.now);
      return done ? shown(done, lookerOf(context)) : refused(409);
    },
    addSongs: async ({ songIds, at, clientId, ...which }, context) => {
      const fault = await known(songIds);
      if (fault) return fault;
      const more = placed(songIds, clientId, `add ${which.playlistId}`);
      return arrange(which, context, (items) => {
        // The call was repeated: the songs are in the list already.
        if (clientId !== undefined && items.some(({ qid }) => qid === more[0]?.qid)) return items;
        return (
          withSongs(items, more, at) ?? refused(409, { message: `A playlist holds ${MUSIC.playlistSongs} songs.` })
        );
      });
    },
    removeSongs: async ({ qids, ...which }, context) =>
      arrange(which, context, (items) => {
        const left = without(items, qids);
        return left.length === items.length ? items : left;
      }),
    moveSong: async ({ qid, to, ...which }, context) =>
      arrange(which, context, (items) => moved(items, qid, to) ?? refused(404)),
    deletePlaylist: async ({ playlistId, rev }, context) => {
      const list = await own(playlistId, context);
      if (isRefused(list)) return list;
      return (await playlists.remove({ ...list, rev })) ? null : refused(409);
    },
    importPlaylist: async ({ format, text, clientId }, context) => {
      const { name, songIds, missing } = readPlaylist(await library(), format, text);
      const called = [...name].slice(0, MUSIC.playlistName).join('').normalize('NFC');
      const found = [{ field: 'text', kind: 'title' as const, text: called }];
      // An unacceptable name does not prevent the import of the songs.
      const isFit = called !== '' && !(await judgeCall(found, { ...context, place: 'playlist', key: null }));
      const wish = {
        name: isFit ? called : NAMELESS[context.locale],
        shared: false,
        clientId,
      };
      const playlist = await create({ ...wish, songIds: songIds.slice(0, MUSIC.playlistSongs) }, context);
      return isRefused(playlist) ? playlist : { playlist, missing };
    },
    exportPlaylist: async ({ id, format }, context) => {
      const looker = lookerOf(context);
      const list = await seen(id, looker);
      if (isRefused(list)) return list;
      const whole = await shown(list, looker);
      if (isRefused(whole)) return whole;
      const songs = whole.items.flatMap(({ song }) => song ?? []);
      return {
        type: types[format],
        bytes: Buffer.from(playlistFile(format, { name: whole.name, songs }, context.site)),
      };
    },
    scrobbler: async (_input, { viewer }) => scrobblers.of(viewer.userId),
    putScrobbler: async (wish, { viewer, now }) => scrobblers.put(viewer.userId, wish, now),
    removeScrobbler: async (_input, { viewer }) => scrobblers.remove(viewer.userId),
  };
};
