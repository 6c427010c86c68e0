import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { shippedMedia } from '../../tests/fakes/media.ts';
import { mediaPlugin } from './mediaPlugin.ts';
import { SEGMENT_MS } from './track.ts';

const LOOP_MS = 10 * SEGMENT_MS;
const SECONDS = 9.6;
const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

/** A room whose loop repeats a few segments after the point where players start, at any time. */
const startedBefore = (now: number) => now - 4 * LOOP_MS - 800;

/** Lets ffmpeg play the manifest from an origin and list every decoded frame. */
const play = async (file: string, goalAt: number | null = null) => {
  const startMs = startedBefore(Date.now());
  const goals = goalAt === null ? [] : [{ ts: startMs + goalAt, side: 'away' as const }];
  const server = fastify();
  await server.register(
    mediaPlugin({ store: shippedMedia(), resolveRoom: () => ({ scene: 'football', phase: 0, startMs, goals }), now: Date.now }),
  );
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const player = spawn('ffmpeg', ['-v', 'warning', '-i', `${address}/media/rm7/${file}`, '-map', '0:v:0', '-map', '0:a:0', '-t', `${SECONDS}`, '-f', 'framecrc', '-']);
  const [frames, complaints] = await Promise.all([text(player.stdout), text(player.stderr)]);
  await server.close();
  const times = (stream: number) =>
    frames
      .split('\n')
      .filter((line) => line.startsWith(`${stream},`))
      .map((line) => Number(line.split(',')[2]));
  return { video: times(0), audio: times(1), complaints };
};

it.skipIf(!hasFfmpeg)(
  hasFfmpeg
    ? 'ffmpeg plays the DASH manifest over the end of the loop: every frame once, without a warning'
    : 'SKIPPED, ffmpeg is not installed here: whether ffmpeg plays the DASH manifest',
  async () => {
    const { video, audio, complaints } = await play('index.mpd');
    expect(complaints).toBe('');
    expect(video).toEqual(Array.from({ length: SECONDS * 30 }, (_, i) => i));
    expect(audio).toHaveLength((SECONDS * 48_000) / 1024);
  },
  60_000,
);

it.skipIf(!hasFfmpeg)(
  hasFfmpeg
    ? 'V-8: ffmpeg plays into a goal scene and out of it: every frame once, without a warning'
    : 'SKIPPED, ffmpeg is not installed here: whether ffmpeg plays a goal scene',
  async () => {
    const { video, audio, complaints } = await play('index.mpd', 4 * LOOP_MS);
    expect(complaints).toBe('');
    expect(video).toEqual(Array.from({ length: SECONDS * 30 }, (_, i) => i));
    expect(audio).toHaveLength((SECONDS * 48_000) / 1024);
  },
  60_000,
);
