import { cutStream, planStreamCut, type StreamToCut } from './media/cutter.ts';
import type { MediaStore } from './media/mediaStore.ts';
import { profileOf } from './media/profiles.ts';
import type { RoomOnAir } from './media/timeline.ts';
import type { CutOrder, CutStreams } from './shared/highlights/cutStreams.ts';
import { isRefused } from './shared/refusal.ts';

export interface HighlightStreamsNeeds {
  readonly scenes: MediaStore;
  /** What a room had on the air at a given time. */
  readonly onAir: (roomId: string, at: number) => RoomOnAir | null;
}

/** The source of highlights: the streams of the demo's rooms. */
export const highlightStreams = ({ scenes, onAir }: HighlightStreamsNeeds): CutStreams => {
  const streamOf = ({ roomId, at, sample }: CutOrder): StreamToCut | null => {
    const room = onAir(roomId, at);
    const media = room && scenes.get(room.scene);
    if (!room || !media) return null;
    return sample
      ? { room: { ...room, windowMs: Infinity }, media: { ...media, video: media.video.slice(0, 1) }, now: at }
      : { room, media, now: at };
  };
  const bestOf = ({ media }: StreamToCut) => {
    const { id, format, peak } = media.video.at(-1)!;
    const { width, height } = format;
    return { label: profileOf(id)?.label ?? `${height}p`, width, height, bitrate: peak };
  };
  return {
    plan: (order) => {
      const stream = streamOf(order);
      if (!stream) return null;
      const plan = planStreamCut(stream, order.spans);
      return isRefused(plan) ? plan : { plan, best: bestOf(stream) };
    },
    cut: async (order, to) => {
      const stream = streamOf(order);
      if (!stream) return null;
      const plan = await cutStream(stream, order.spans, to);
      return isRefused(plan) ? plan : { plan, best: bestOf(stream) };
    },
  };
};
