import { describe, expect, it } from 'vitest';
import { fakeMediaOrigin, shippedFootball, trackBytes } from '../../tests/fakes/media.ts';
import { boxes } from './box.ts';
import { restamp } from './restamp.ts';
import type { RoomOnAir } from './timeline.ts';

const START = Date.UTC(2026, 10, 21, 12);
const room: RoomOnAir = { scene: 'football', phase: 4, startMs: START };
const HOUR = START + 3_600_000;
const origin = (at = HOUR) => fakeMediaOrigin({ rm7: room, over: { ...room, endMs: START + 16_000 }, none: { ...room, scene: 'casino' } }, at);
const codeOf = (body: Buffer): unknown => JSON.parse(body.toString());

describe('/media', () => {
  it('gives whole segments with their length and a minute of caching, to any page', async () => {
    const reply = await origin().ask('/media/rm7/v720/2249.m4s');
    const track = shippedFootball().video[1];
    expect(reply.status).toBe(200);
    expect(track && reply.body.equals(restamp(track, 2249, 4))).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'video/mp4',
      'cache-control': 'public, max-age=60',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('gives init segments for ever, manifests for a second, and the time never from a cache', async () => {
    const { ask } = origin();
    const caching = async (path: string) => {
      const { status, headers } = await ask(path);
      return [status, headers['content-type'], headers['cache-control']];
    };
    expect(await caching('/media/rm7/a1/init.mp4')).toEqual([200, 'audio/mp4', 'public, max-age=31536000, immutable']);
    expect(await caching('/media/rm7/index.mpd')).toEqual([200, 'application/dash+xml', 'public, max-age=1']);
    expect(await caching('/media/rm7/master.m3u8')).toEqual([200, 'application/vnd.apple.mpegurl', 'public, max-age=1']);
    expect(await caching('/media/rm7/audio.m3u8')).toEqual([200, 'application/vnd.apple.mpegurl', 'public, max-age=1']);
    expect(await caching('/media/rm7/saving.m3u8')).toEqual([200, 'application/vnd.apple.mpegurl', 'public, max-age=1']);
    expect(await caching('/media/rm7/v540/index.m3u8')).toEqual([200, 'application/vnd.apple.mpegurl', 'public, max-age=1']);
    expect(await caching('/media/time')).toEqual([200, 'text/plain; charset=utf-8', 'no-store']);
    for (const size of ['', '-448', '-736'])
      expect(await caching(`/media/posters/football${size}.webp`)).toEqual([200, 'image/webp', 'public, max-age=86400']);
    expect((await ask('/media/time')).body.toString()).toBe('2026-11-21T13:00:00.000Z');
  });

  it('TV-6: refuses what is out of area with a reason', async () => {
    const { ask } = fakeMediaOrigin({ far: { ...room, trouble: 'outOfArea' }, slow: { ...room, trouble: 'slow' } }, HOUR);
    const { status, body } = await ask('/media/far/index.mpd');
    expect([status, codeOf(body)]).toEqual([403, { code: 403, data: null, message: 'This stream is not shown where you are.' }]);
    expect((await ask('/media/slow/index.mpd')).status).toBe(200);
  });

  it('CA-3: gives a scene as one silent film to speak over', async () => {
    const { ask } = origin();
    const { status, headers, body } = await ask('/media/clips/football.mp4');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'video/mp4', 'public, max-age=86400']);
    const shipped = trackBytes('v540.mp4');
    expect(boxes(body).filter(({ type }) => type === 'moof')).toHaveLength(boxes(shipped).filter(({ type }) => type === 'moof').length);
    expect(body.includes('soun')).toBe(false);
    expect((await ask('/media/clips/football.mp4', 'bytes=0-9')).status).toBe(206);
    for (const path of ['/media/clips/rugby.mp4', '/media/clips/football.webm', '/media/clips/', '/media/clips/a/football.mp4']) expect((await ask(path)).status).toBe(404);
  });

  it('S-2: makes a film once, and copies of a segment only what differs from room to room', async () => {
    const { ask } = origin();
    const [film, again] = [await ask('/media/clips/football.mp4'), await ask('/media/clips/football.mp4')];
    expect(film.pieces).toHaveLength(1);
    expect(again.pieces[0]).toBe(film.pieces[0]);
    const { pieces, body } = await ask('/media/rm7/v720/2249.m4s');
    const shared = new Set(shippedFootball().video.flatMap(({ segments }) => segments.flat().map(({ bytes }) => bytes.buffer)));
    const copied = pieces.filter(({ buffer }) => !shared.has(buffer)).reduce((size, { length }) => size + length, 0);
    expect(copied).toBeLessThan(body.length / 20);
  });

  it('holds a request that comes up to two seconds early until the segment is complete', async () => {
    const { ask, waits } = origin(HOUR);
    expect((await ask('/media/rm7/v540/2250.m4s')).status).toBe(200);
    expect(waits).toEqual([1600]);
  });

  it('refuses in the envelope: 425 too early, 410 gone, 404 unknown or past the end', async () => {
    const { ask, waits } = origin();
    const refusal = async (path: string) => {
      const { status, body, headers } = await ask(path);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(codeOf(body)).toMatchObject({ code: status, data: null, message: expect.any(String) });
      return status;
    };
    expect(await refusal('/media/rm7/v540/2252.m4s')).toBe(425);
    expect(await refusal('/media/rm7/v540/1042.m4s')).toBe(410);
    expect(await refusal('/media/over/v540/10.m4s')).toBe(404);
    for (const path of ['/media/nobody/index.mpd', '/media/rm7/v999/init.mp4', '/media/rm7/v540/x.m4s', '/media/rm7/v540/-1.m4s', '/media/rm7/v540/99999999999999999999.m4s', '/media/rm7/v540', '/media/rm7/', '/media/', '/media/rm7/v540/1/2.m4s', '/media/../config', '/media/posters/rugby.webp', '/media/posters/football-441.webp', '/media/RM7/index.mpd', '/media/__proto__/index.mpd', '/media/time/now'])
      expect(await refusal(path), path).toBe(404);
    expect(waits).toEqual([]);
  });

  it('gives a part where one range is asked for', async () => {
    const { ask } = origin();
    const whole = (await ask('/media/rm7/v540/init.mp4')).body;
    const part = async (range: string) => {
      const { status, headers, body } = await ask('/media/rm7/v540/init.mp4', range);
      return [status, headers['content-range'] ?? null, body.length];
    };
    const size = whole.length;
    expect(await part('bytes=0-9')).toEqual([206, `bytes 0-9/${size}`, 10]);
    expect(await part('bytes=10-')).toEqual([206, `bytes 10-${size - 1}/${size}`, size - 10]);
    expect(await part('bytes=-5')).toEqual([206, `bytes ${size - 5}-${size - 1}/${size}`, 5]);
    const segment = (await ask('/media/rm7/v540/2249.m4s')).body;
    const across = await ask('/media/rm7/v540/2249.m4s', `bytes=100-${segment.length - 100}`);
    expect(across.body.equals(segment.subarray(100, segment.length - 99))).toBe(true);
    expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, 0]);
    for (const odd of ['bytes=0-1,4-5', 'lines=0-1', 'bytes=-', 'bytes=9-1', '']) expect(await part(odd)).toEqual([200, null, size]);
  });
});
