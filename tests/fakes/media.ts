import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { boxes, boxAt, type Box } from '#server/media/box.ts';
import { loadMedia, type MediaStore, type SceneMedia } from '#server/media/mediaStore.ts';
import { type MediaOrigin, respondMedia, type MediaReply } from '#server/media/respond.ts';
import type { RoomOnAir } from '#server/media/timeline.ts';

export const mediaFolder = resolve(import.meta.dirname, '../../media');

let store: MediaStore | null = null;
/** The shipped streams, read once per test file. */
export const shippedMedia = (): MediaStore => (store ??= loadMedia(mediaFolder));
export const shippedFootball = (): SceneMedia => {
  const football = shippedMedia().get('football');
  if (!football) throw new Error('media/football is missing: run node tools/streams/build.ts');
  return football;
};

/** A fresh copy of a shipped track file, to be corrupted. */
export const trackBytes = (name = 'v540.mp4'): Buffer => readFileSync(join(mediaFolder, 'football', name));

/** The first box of a type at the end of a path from the top. */
export const findBox = (bytes: Buffer, top: string, ...path: readonly string[]): Box => {
  const box = boxes(bytes).find(({ type }) => type === top);
  if (!box) throw new Error(`no ${top}`);
  return boxAt(bytes, box, ...path);
};

export interface FakeOrigin {
  readonly ask: (path: string, range?: string) => Promise<MediaReply & { readonly body: Buffer }>;
  readonly pass: (ms: number) => void;
  /** How long each held request waited, milliseconds. */
  readonly waits: readonly number[];
}

/** The media origin over shipped streams, with the given rooms and a clock that moves only when told or waited for. */
export const fakeMediaOrigin = (rooms: Readonly<Record<string, RoomOnAir>>, startAt: number): FakeOrigin => {
  let now = startAt;
  const waits: number[] = [];
  const origin: MediaOrigin = {
    store: shippedMedia(),
    resolveRoom: (roomId) => rooms[roomId] ?? null,
    now: () => now,
    wait: async (ms) => {
      waits.push(ms);
      now += ms;
    },
  };
  return {
    ask: async (path, range) => {
      const reply = await respondMedia(origin, { path, range, signal: new AbortController().signal });
      return { ...reply, body: Buffer.concat(reply.pieces) };
    },
    pass: (ms) => {
      now += ms;
    },
    waits,
  };
};
