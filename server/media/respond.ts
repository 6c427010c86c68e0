import { refusalMessages, type RefusalCode } from '#contract/http/envelope.ts';
import type { Clock } from '../shared/clock.ts';
import { hlsAudio, hlsMaster, hlsMedia, hlsSaving } from './hls.ts';
import type { MediaStore, SceneMedia } from './mediaStore.ts';
import { mpd } from './mpd.ts';
import { readRange } from '../shared/files/range.ts';
import { restamp } from './restamp.ts';
import { segmentOf } from './segmentOf.ts';
import { availability, type RoomOnAir } from './timeline.ts';
import type { Track } from './track.ts';

export interface MediaRequest {
  /** Path from /media on, without a query. */
  readonly path: string;
  readonly range?: string | undefined;
  /** Aborted when the client has disconnected. */
  readonly signal: AbortSignal;
}
export interface MediaReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** In sending order. */
  readonly pieces: readonly Buffer[];
}

export type ResolveRoom = (roomId: string) => RoomOnAir | null | Promise<RoomOnAir | null>;

export interface MediaOrigin {
  readonly store: MediaStore;
  readonly resolveRoom: ResolveRoom;
  readonly now: Clock;
  /** Resolves after a delay, or as soon as the signal is aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Pages of any site may play a stream. */
export const OPEN_TO_ALL: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Date, Content-Length, Content-Range',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};
const FOREVER = 'public, max-age=31536000, immutable';
const A_MINUTE = 'public, max-age=60';
const A_SECOND = 'public, max-age=1';

/** By how much the answers of a slow stream are late: less than a segment lasts, so that it plays after a long start. */
const SLOW_MS = 1300;

const refuse = (code: RefusalCode, message: string = refusalMessages[code]): MediaReply => ({
  status: code,
  headers: { ...OPEN_TO_ALL, 'content-type': 'application/json; charset=utf-8', 'cache-control': code === 410 ? A_MINUTE : 'no-store' },
  pieces: [Buffer.from(JSON.stringify({ code, data: null, message }))],
});

const give = (body: readonly Buffer[] | Buffer | string, type: string, cache: string): MediaReply => ({
  status: 200,
  headers: { ...OPEN_TO_ALL, 'content-type': type, 'cache-control': cache },
  pieces: typeof body === 'string' ? [Buffer.from(body)] : Buffer.isBuffer(body) ? [body] : body,
});

export const sizeOf = (pieces: readonly Buffer[]): number => pieces.reduce((size, piece) => size + piece.length, 0);

/** The bytes from `from` to `end` (exclusive) of all buffers together. */
const cutOut = (pieces: readonly Buffer[], from: number, end: number): readonly Buffer[] => {
  let at = 0;
  return pieces.flatMap((piece) => {
    const start = at;
    at += piece.length;
    const part = piece.subarray(Math.max(0, from - start), Math.max(0, end - start));
    return part.length > 0 ? [part] : [];
  });
};

/** The reply reduced to the requested range. */
const inPart = (reply: MediaReply, range: string | undefined): MediaReply => {
  const headers = { ...reply.headers, 'accept-ranges': 'bytes' };
  const size = sizeOf(reply.pieces);
  const part = readRange(range, size);
  if (part.kind === 'whole') return { ...reply, headers };
  if (part.kind === 'impossible') return { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` }, pieces: [] };
  const { from, to } = part;
  return { status: 206, headers: { ...headers, 'content-range': `bytes ${from}-${to}/${size}` }, pieces: cutOut(reply.pieces, from, to + 1) };
};

const segment = async (
  origin: MediaOrigin,
  room: RoomOnAir,
  media: SceneMedia,
  track: Track,
  { n, signal }: { readonly n: number; readonly signal: AbortSignal },
): Promise<MediaReply> => {
  const state = availability(room, n, origin.now());
  if ('refuse' in state) return refuse(state.refuse);
  if (state.waitMs > 0) await origin.wait(state.waitMs, signal);
  return give(segmentOf(room, media, track, { n }), `${track.format.kind}/mp4`, A_MINUTE);
};

const PLAYLIST = 'application/vnd.apple.mpegurl';
/** Longer numbers would not be exact. */
const SEGMENT_NAME = /^(\d{1,12})\.m4s$/;

const inRoom = async (origin: MediaOrigin, room: RoomOnAir, media: SceneMedia, rest: readonly string[], request: MediaRequest): Promise<MediaReply> => {
  const [first = '', file = ''] = rest;
  if (rest.length === 1) {
    if (first === 'index.mpd') return give(mpd(room, media, origin.now()), 'application/dash+xml', A_SECOND);
    if (first === 'master.m3u8') return give(hlsMaster(media), PLAYLIST, A_SECOND);
    if (first === 'saving.m3u8') return give(hlsSaving(media), PLAYLIST, A_SECOND);
    if (first === 'audio.m3u8') return give(hlsAudio(media), PLAYLIST, A_SECOND);
    return refuse(404);
  }
  const track = [...media.video, media.audio].find(({ id }) => id === first);
  if (!track || rest.length !== 2) return refuse(404);
  if (file === 'index.m3u8') return give(hlsMedia(room, origin.now()), PLAYLIST, A_SECOND);
  if (file === 'init.mp4') return inPart(give(track.init, `${track.format.kind}/mp4`, FOREVER), request.range);
  const number = SEGMENT_NAME.exec(file)?.[1];
  if (number === undefined) return refuse(404);
  const reply = await segment(origin, room, media, track, { n: Number(number), signal: request.signal });
  return reply.status === 200 ? inPart(reply, request.range) : reply;
};

const clips = new WeakMap<SceneMedia, Buffer>();

/** A scene as one silent video of finite length, in its lowest rendition; cached, some megabytes per scene. */
const clipOf = (scene: SceneMedia): Buffer => {
  const known = clips.get(scene);
  if (known) return known;
  const [track] = scene.video;
  const clip = track
    ? Buffer.concat([track.init, ...track.segments.map((_, n) => restamp(track, n, 0))])
    : Buffer.alloc(0);
  clips.set(scene, clip);
  return clip;
};

/** Answers a request under /media: streams of rooms, posters, clips, the time. */
export const respondMedia = async (origin: MediaOrigin, request: MediaRequest): Promise<MediaReply> => {
  const [, base, head = '', ...rest] = request.path.split('/');
  if (base !== 'media') return refuse(404);
  if (head === 'time' && rest.length === 0) return give(new Date(origin.now()).toISOString(), 'text/plain; charset=utf-8', 'no-store');
  if (head === 'posters') {
    const [name = '', ...more] = rest;
    const found = [...origin.store.values()].find(({ posters }) => more.length === 0 && Object.hasOwn(posters, name));
    const poster = found?.posters[name];
    return poster ? inPart(give(poster, 'image/webp', 'public, max-age=86400'), request.range) : refuse(404);
  }
  if (head === 'clips') {
    const media = [...origin.store].find(([scene]) => rest.length === 1 && rest[0] === `${scene}.mp4`)?.[1];
    return media ? inPart(give(clipOf(media), 'video/mp4', 'public, max-age=86400'), request.range) : refuse(404);
  }
  if (!/^[a-z0-9]{1,64}$/.test(head)) return refuse(404);
  const room = await origin.resolveRoom(head);
  if (room?.trouble === 'outOfArea') return refuse(403, 'This stream is not shown where you are.');
  if (room?.trouble === 'slow') await origin.wait(SLOW_MS, request.signal);
  const media = room ? origin.store.get(room.scene) : undefined;
  return room && media ? inRoom(origin, room, media, rest, request) : refuse(404);
};
