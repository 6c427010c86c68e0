import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { secondInCut } from '#domain/media/cut.ts';
import { shippedFootball } from '../../tests/fakes/media.ts';
import { mpdFacts } from '../demo/films/mpdFacts.ts';
import { isRefused } from '../shared/refusal.ts';
import { boxes } from './box.ts';
import { cutStream, type StreamToCut } from './cutter.ts';
import { restamp } from './restamp.ts';
import type { RoomOnAir } from './timeline.ts';

const START = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const room: RoomOnAir = { scene: 'football', phase: 4, startMs: START, goals: [{ ts: START + 20 * MINUTE, side: 'away' }] };
const folder = mkdtempSync(join(tmpdir(), 'cutter-'));
afterAll(() => rmSync(folder, { recursive: true }));

const stream = (now = START + 30 * MINUTE): StreamToCut => ({ room, media: shippedFootball(), now });
const span = (fromMs: number, toMs: number) => ({ fromTs: START + fromMs, toTs: START + toMs });
/** A minute of play, and the goal. */
const spans = [span(10 * MINUTE, 10 * MINUTE + 16_000), span(20 * MINUTE - 8000, 20 * MINUTE + 4800)];
const cut = (name: string, of = spans, from = stream()) => cutStream(from, of, { folder, name });
const read = (name: string, file: string) => readFileSync(join(folder, name, file));

describe('a cut of a stream', () => {
  it('copies the segments that cover its spans in every rendition, with the times of a stream of its own', async () => {
    const plan = await cut('two');
    if (isRefused(plan)) throw new Error(plan.message);
    const { video, audio } = shippedFootball();
    expect(readdirSync(join(folder, 'two')).toSorted()).toEqual(
      ['audio.m3u8', 'clip.mp4', 'index.mpd', 'master.m3u8', 'saving.m3u8', ...[...video, audio].map(({ id }) => id)].toSorted(),
    );
    expect(plan.parts).toEqual([
      { first: 375, end: 385, at: 0 },
      { first: 745, end: 753, at: 10 },
    ]);
    for (const track of [...video, audio]) {
      expect(read('two', `${track.id}/init.mp4`).equals(track.init)).toBe(true);
      // The loop runs at the room's phase up to the goal's attack.
      for (const as of [0, 9]) {
        const wanted = restamp(track, as, 375 + room.phase);
        expect(read('two', `${track.id}/${as}.m4s`).equals(wanted)).toBe(true);
      }
      expect(readdirSync(join(folder, 'two', track.id)).filter((file) => file.endsWith('.m4s'))).toHaveLength(18);
      expect(boxes(read('two', `${track.id}/17.m4s`)).map(({ type }) => type).slice(0, 2)).toEqual(['moof', 'mdat']);
    }
    expect(secondInCut(plan, START + 20 * MINUTE)).toBe(24);
    const [small] = video;
    const beginning = Array.from({ length: 5 }, (_, n) => read('two', `${small!.id}/${n}.m4s`));
    expect(read('two', 'clip.mp4').equals(Buffer.concat([small!.init, ...beginning]))).toBe(true);
  });

  it('shows the goal where the stream shows it', async () => {
    await cut('goal', [span(20 * MINUTE - 8000, 20 * MINUTE + 4800)]);
    const scene = shippedFootball().goals?.away.get('v540');
    const shown = (n: number) => read('goal', `v540/${n}.m4s`);
    const ofGoal = Array.from({ length: 8 }, (_, n) => n).filter((n) =>
      scene?.segments.some((_, place) => shown(n).equals(restamp(scene, n, place - n))),
    );
    expect(ofGoal).toHaveLength(3);
  });

  it('has manifests that are over and name no other place', async () => {
    await cut('manifests');
    const mpd = read('manifests', 'index.mpd').toString();
    expect(mpd).toContain('type="static"');
    expect(mpdFacts(mpd).durationSec).toBe(28.8);
    const playlist = read('manifests', 'v720/index.m3u8').toString();
    expect(playlist.match(/\.m4s/gu)).toHaveLength(18);
    expect(playlist).toContain('#EXT-X-ENDLIST');
    // Its parts are of different times, so that no one date holds.
    expect(playlist).not.toContain('PROGRAM-DATE-TIME');
    expect(read('manifests', 'master.m3u8').toString()).toContain('v720/index.m3u8');
  });

  it('replaces what an earlier try under its name left', async () => {
    await cut('again', [span(MINUTE, MINUTE + 16_000)]);
    await cut('again', [span(MINUTE, MINUTE + 4800)]);
    expect(readdirSync(join(folder, 'again', 'a1')).filter((file) => file.endsWith('.m4s'))).toHaveLength(4);
  });

  it('is refused in words before anything is written', async () => {
    const told = async (of: typeof spans, from = stream()) => {
      const answer = await cut('refused', of, from);
      return isRefused(answer) ? [answer.code, answer.fields] : answer;
    };
    expect(await told([])).toEqual([422, { fromTs: 'nothing to cut' }]);
    expect(await told([span(MINUTE, 0)])).toEqual([422, { toTs: 'must be later than fromTs' }]);
    expect(await told([span(MINUTE, MINUTE + 1000)])).toEqual([422, { toTs: 'shorter than 3 seconds' }]);
    expect(await told([span(0, 6 * MINUTE)])).toEqual([422, { toTs: 'longer than 5 minutes' }]);
    expect(await told([span(-5000, 5000)])).toEqual([422, { fromTs: 'the stream does not reach back so far' }]);
    expect(await told([span(MINUTE, 2 * MINUTE)], stream(START + 60 * MINUTE))).toEqual([422, { fromTs: 'the stream does not reach back so far' }]);
    expect(await told([span(29 * MINUTE, 30 * MINUTE + 1)])).toEqual([422, { toTs: 'the stream is not there yet' }]);
    expect(readdirSync(folder)).not.toContain('refused');
  });

  it('is there whole or not at all', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(cutStream(stream(), spans, { folder: join(folder, 'file'), name: 'cut' })).rejects.toThrow('EEXIST');
    const { media, ...rest } = stream();
    const [first] = media.video;
    if (!first) throw new Error('football has no video');
    // Two renditions of one name: the second cannot be written.
    const odd = { ...rest, media: { ...media, video: [first, first] } };
    await expect(cut('half', spans, odd)).rejects.toThrow('EEXIST');
    expect(readdirSync(folder).filter((file) => file.includes('half'))).toEqual([]);
  });
});

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;
it.skipIf(!hasFfmpeg).each(['index.mpd', 'master.m3u8'])(
  hasFfmpeg
    ? 'ffmpeg plays %s of a cut over its joint from start to end: every frame once'
    : 'SKIPPED, ffmpeg is not installed here: whether ffmpeg plays %s of a cut',
  async (file) => {
    await cut(`played-${file}`);
    const { stdout, stderr } = spawnSync(
      'ffmpeg',
      ['-v', 'warning', '-i', file, '-map', '0:v:0', '-map', '0:a:0', '-f', 'framecrc', '-'],
      { encoding: 'utf8', cwd: join(folder, `played-${file}`) },
    );
    const times = (of: number) => stdout.split('\n').filter((line) => line.startsWith(`${of},`)).map((line) => Number(line.split(',')[2]));
    // At the end of a DASH manifest ffmpeg asks for a segment behind the last, and complains that there is none.
    if (file.endsWith('.m3u8')) expect(stderr).toBe('');
    expect(times(0)).toEqual(Array.from({ length: 28.8 * 30 }, (_, i) => i));
    expect(times(1)).toHaveLength((28.8 * 48_000) / 1024);
  },
  60_000,
);
