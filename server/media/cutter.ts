import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type CutFault, type CutPlan, planCut, type SegmentGrid, type Span } from '#domain/media/cut.ts';
import { makeWhole } from '../shared/films/made.ts';
import { syncFolder, synced } from '../shared/files/durable.ts';
import { isRefused, type Refusal, refused } from '../shared/refusal.ts';
import { hlsAudio, hlsCut, hlsMaster, hlsSaving } from './hls.ts';
import type { SceneMedia } from './mediaStore.ts';
import { mpd } from './mpd.ts';
import { segmentOf } from './segmentOf.ts';
import { dvrWindow, type RoomOnAir } from './timeline.ts';
import { SEGMENT_MS } from './track.ts';

/** Where in the answer to a staff member's form a fault is told, and in which words. */
const faults: Readonly<Record<CutFault, readonly [field: 'fromTs' | 'toTs', why: string]>> = {
  nothing: ['fromTs', 'nothing to cut'],
  tooManySpans: ['fromTs', 'too many parts'],
  backwards: ['toTs', 'must be later than fromTs'],
  tooShort: ['toTs', 'shorter than 3 seconds'],
  tooLong: ['toTs', 'longer than 5 minutes'],
  gone: ['fromTs', 'the stream does not reach back so far'],
  notYet: ['toTs', 'the stream is not there yet'],
};

/** How much of a cut its preview shows: 8 s. */
const PREVIEW_SEGMENTS = 5;

/** A stream to cut from, at a moment: of what is no longer or not yet available nothing can be cut. */
export interface StreamToCut {
  readonly room: RoomOnAir;
  readonly media: SceneMedia;
  readonly now: number;
}

const gridOf = ({ room, now }: StreamToCut): SegmentGrid => ({
  ...{ startMs: room.startMs, segmentMs: SEGMENT_MS },
  ...dvrWindow(room, now),
});

/** A cut as a stream of its own: over, and available from start to end. */
const asRoom = ({ scene }: RoomOnAir, { count }: CutPlan): Required<Pick<RoomOnAir, 'endMs'>> & RoomOnAir => ({
  ...{ scene, phase: 0, startMs: 0 },
  ...{ endMs: count * SEGMENT_MS, windowMs: count * SEGMENT_MS },
});

/** The beginning of a cut in its smallest rendition, without sound, as one file that a plain video element plays. */
const previewOf = ({ room, media }: StreamToCut, { parts }: CutPlan): Buffer => {
  const [track] = media.video;
  if (!track) throw new Error('a scene without video has no preview');
  const numbered = parts.flatMap(({ first, end, at }) =>
    Array.from({ length: end - first }, (_, i) => ({ n: first + i, as: at + i })),
  );
  const segments = numbered.slice(0, PREVIEW_SEGMENTS).flatMap((at) => segmentOf(room, media, track, at));
  return Buffer.concat([track.init, ...segments]);
};

const writeCut = async (stream: StreamToCut, plan: CutPlan, folder: string): Promise<void> => {
  const { room, media } = stream;
  const write = (file: string, content: string | Uint8Array) =>
    synced(join(folder, file), 'wx', typeof content === 'string' ? Buffer.from(content) : content);
  for (const track of [...media.video, media.audio]) {
    await mkdir(join(folder, track.id));
    await write(`${track.id}/init.mp4`, track.init);
    await write(`${track.id}/index.m3u8`, hlsCut(plan.count));
    for (const { first, end, at } of plan.parts)
      for (let n = first; n < end; n++) {
        const as = at + n - first;
        await write(`${track.id}/${as}.m4s`, Buffer.concat(segmentOf(room, media, track, { n, as })));
      }
    await syncFolder(join(folder, track.id));
  }
  await write('clip.mp4', previewOf(stream, plan));
  const cut = asRoom(room, plan);
  await write('index.mpd', mpd(cut, media, cut.endMs));
  await write('master.m3u8', hlsMaster(media));
  await write('saving.m3u8', hlsSaving(media));
  await write('audio.m3u8', hlsAudio(media));
  await syncFolder(folder);
};

/** Which segments would be cut out of a stream, or why not, in words. */
export const planStreamCut = (stream: StreamToCut, spans: readonly Span[]): CutPlan | Refusal => {
  const plan = planCut(gridOf(stream), spans);
  if (typeof plan !== 'string') return plan;
  const [field, why] = faults[plan];
  return refused(422, { fields: { [field]: why } });
};

/**
 * Cuts spans out of a stream into a folder of that name: copies of the segments that cover them, in every rendition,
 * joined by new timestamps and with manifests of their own (`index.mpd`, `master.m3u8`), and a silent preview (`clip.mp4`). Nothing is encoded. The folder
 * is there whole or not at all, and then stays after a crash. Answers the plan, for chapters and length.
 */
export const cutStream = async (
  stream: StreamToCut,
  spans: readonly Span[],
  { folder, name }: { readonly folder: string; readonly name: string },
): Promise<CutPlan | Refusal> => {
  const plan = planStreamCut(stream, spans);
  if (isRefused(plan)) return plan;
  await makeWhole(folder, name, (unfinished) => writeCut(stream, plan, unfinished));
  await syncFolder(folder);
  return plan;
};
