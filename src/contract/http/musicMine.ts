import * as Schema from 'effect/Schema';
import { MUSIC } from '#domain/music/music.ts';
import type { Playlist, PlaylistPage } from '#domain/music/playlist.ts';
import { repeats, type KeptQueue } from '#domain/music/queue.ts';
import type { Scrobbler } from '#domain/music/scrobbler.ts';
import { call, fileCall } from './call.ts';
import { Cursor, Id, Instant, countedSlice, seenText, shortText } from './fields.ts';
import { SongWire } from './musicShapes.ts';
import { UserWire } from './shapes.ts';
import { TargetWire } from './social.ts';

const member = { needs: 'member', on401: 'allTokens' } as const;
const at = '/other/api/music';

const PlaylistCardWire = Schema.Struct({
  playlistId: Schema.String,
  name: Schema.String,
  covers: Schema.Array(Schema.Struct({ url: Schema.String, w: Schema.Int, h: Schema.Int })),
  owner: UserWire,
  public: Schema.Boolean,
  songCount: Schema.Int,
  durationSec: Schema.Finite,
  rev: Schema.Int,
  updatedAt: Instant,
  mine: Schema.Boolean,
}).annotate({ identifier: 'PlaylistCard' });
const PlaylistPageWire = countedSlice(PlaylistCardWire);
const PlaylistWire = Schema.Struct({
  ...PlaylistCardWire.fields,
  items: Schema.Array(Schema.Struct({ qid: Schema.String, songId: Schema.String, song: Schema.NullOr(SongWire) })),
}).annotate({ identifier: 'Playlist' });

const place = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: MUSIC.playlistSongs }));
const rev = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 2_147_483_647 }));
const songIds = Schema.Array(Id).check(Schema.isMaxLength(MUSIC.playlistSongs));
const playlistName = seenText('title', MUSIC.playlistName);

const positionMs = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 86_400_000 }));
const queueFields = {
  items: Schema.Array(Schema.Struct({ qid: Id, songId: Id, from: Schema.optionalKey(TargetWire) })).check(
    Schema.isMaxLength(MUSIC.queue),
  ),
  index: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: MUSIC.queue })),
  positionMs,
  repeat: Schema.Literals(repeats),
  shuffleSeed: Schema.optionalKey(rev),
};
export const QueueWire = Schema.Struct({
  rev: Schema.Int,
  ...queueFields,
  device: Schema.String,
  updatedAt: Instant,
}).annotate({ identifier: 'KeptQueue' });

PlaylistPageWire satisfies Schema.Codec<PlaylistPage, unknown>;
PlaylistWire satisfies Schema.Codec<Playlist, unknown>;
QueueWire satisfies Schema.Codec<KeptQueue, unknown>;

const ScrobblerWire = Schema.Struct({
  /** The origins that this portal sends to; none: there is no scrobbling here. */
  origins: Schema.Array(Schema.String),
  to: Schema.NullOr(
    Schema.Struct({
      address: Schema.String,
      /** The name that the other side knows the token by; empty if it did not say. */
      name: Schema.String,
      since: Instant,
      lastAt: Schema.NullOr(Instant),
      /** Why the last try failed; null if it did not. */
      fault: Schema.NullOr(Schema.Literals(['refused', 'unreachable'])),
    }),
  ),
}).annotate({ identifier: 'Scrobbler' });

ScrobblerWire satisfies Schema.Codec<Scrobbler, unknown>;

/** A member's playlists, queue, and where else their plays are told. */
export const musicMine = {
  queue: call({
    ...member,
    method: 'GET',
    path: `${at}/queue`,
    about: 'MU-3: the queue that the member’s devices share; `rev: 0` before the first was kept.',
    input: Schema.Struct({}),
    data: QueueWire,
  }),
  putQueue: call({
    ...member,
    method: 'POST',
    path: `${at}/queue-put`,
    about:
      'MU-3: keeps the queue. 409 if another device kept one since `rev`: `music/queue` answers that one, and who has both chooses by hand.',
    input: Schema.Struct({ rev, ...queueFields, device: Schema.optionalKey(shortText(60)) }),
    data: QueueWire,
  }),
  playlists: call({
    needs: 'guest',
    on401: 'allTokens',
    method: 'GET',
    path: `${at}/playlist/list`,
    about: 'MU-9: the member’s playlists (`mine=1`), else those that members made public; the last changed first.',
    input: Schema.Struct({ mine: Schema.optionalKey(Schema.Literals(['1'])), cursor: Schema.optionalKey(Cursor) }),
    data: PlaylistPageWire,
  }),
  playlist: call({
    needs: 'guest',
    on401: 'allTokens',
    method: 'GET',
    path: `${at}/playlist/detail`,
    about: 'A playlist with its songs; 404 for one that is another’s and not public.',
    input: Schema.Struct({ id: Id }),
    data: PlaylistWire,
  }),
  createPlaylist: call({
    ...member,
    method: 'POST',
    path: `${at}/playlist/create`,
    about: 'MU-9: makes a playlist, private by default; 409 where a member has as many as there may be.',
    input: Schema.Struct({
      name: playlistName,
      public: Schema.optionalKey(Schema.Boolean),
      songIds: Schema.optionalKey(songIds),
      clientId: Schema.optionalKey(Id),
    }),
    data: PlaylistWire,
  }),
  updatePlaylist: call({
    ...member,
    method: 'POST',
    path: `${at}/playlist/update`,
    about: 'MU-9: another name, public or private; 409 if it was changed since `rev`.',
    input: Schema.Struct({
      playlistId: Id,
      rev,
      name: Schema.optionalKey(playlistName),
      public: Schema.optionalKey(Schema.Boolean),
    }),
    data: PlaylistWire,
  }),
  addSongs: call({
    ...member,
    method: 'POST',
    path: `${at}/playlist/add`,
    about: 'MU-9: puts songs in at a place, at the end by default; 409 if `rev` is old, or it holds no more.',
    input: Schema.Struct({
      playlistId: Id,
      songIds,
      at: Schema.optionalKey(place),
      rev: Schema.optionalKey(rev),
      clientId: Schema.optionalKey(Id),
    }),
    data: PlaylistWire,
  }),
  removeSongs: call({
    ...member,
    method: 'POST',
    path: `${at}/playlist/remove`,
    about: 'MU-9: takes places out; 409 if `rev` is old.',
    input: Schema.Struct({ playlistId: Id, qids: songIds, rev: Schema.optionalKey(rev) }),
    data: PlaylistWire,
  }),
  moveSong: call({
    ...member,
    method: 'POST',
    path: `${at}/playlist/move`,
    about: 'MU-9: moves a place, so that it stands at `to`, counted from 0; 409 if `rev` is old.',
    input: Schema.Struct({ playlistId: Id, qid: Id, to: place, rev: Schema.optionalKey(rev) }),
    data: PlaylistWire,
  }),
  deletePlaylist: call({
    ...member,
    method: 'POST',
    path: `${at}/playlist/delete`,
    about: 'MU-9: deletes a playlist; 409 if it was changed since `rev`.',
    input: Schema.Struct({ playlistId: Id, rev }),
    data: Schema.Null,
  }),
  importPlaylist: call({
    ...member,
    method: 'POST',
    path: `${at}/playlist/import`,
    about:
      'Makes a playlist of an M3U8 or XSPF file, with the songs of this portal that it names, by their address, or by artist and name. `missing` names the others.',
    input: Schema.Struct({
      format: Schema.Literals(['m3u8', 'xspf']),
      text: Schema.String.check(Schema.isBetweenLength(1, 60_000)),
      clientId: Schema.optionalKey(Id),
    }),
    data: Schema.Struct({ playlist: PlaylistWire, missing: Schema.Array(Schema.String) }),
  }),
  exportPlaylist: fileCall({
    needs: 'guest',
    on401: 'allTokens',
    method: 'GET',
    path: `${at}/playlist/export`,
    about: 'A playlist as an M3U8 or XSPF file; 404 for one that is another’s and not public.',
    input: Schema.Struct({ id: Id, format: Schema.Literals(['m3u8', 'xspf']) }),
    data: Schema.Unknown,
    file: ['application/vnd.apple.mpegurl', 'application/xspf+xml'],
  }),
  scrobbler: call({
    ...member,
    method: 'GET',
    path: `${at}/scrobbler`,
    about: 'Where the member’s plays are told too; off until they set it. Not in the specification.',
    input: Schema.Struct({}),
    data: ScrobblerWire,
  }),
  putScrobbler: call({
    ...member,
    method: 'POST',
    path: `${at}/scrobbler/put`,
    about:
      'Tells the member’s plays to a server of ListenBrainz’s kind from now on. Its origin must be one that this portal sends to, and it must know the token: else 422. Not in the specification.',
    input: Schema.Struct({ address: shortText(200), token: shortText(200) }),
    data: ScrobblerWire,
  }),
  removeScrobbler: call({
    ...member,
    method: 'POST',
    path: `${at}/scrobbler/remove`,
    about: 'Ends that, and forgets the token. Not in the specification.',
    input: Schema.Struct({}),
    data: ScrobblerWire,
  }),
};
