import { describe, expect, it } from 'vitest';
import { shippedFootball, shippedMedia } from '../../tests/fakes/media.ts';
import { hlsAudio, hlsMaster, hlsMedia, hlsSaving } from './hls.ts';
import { mpd } from './mpd.ts';
import { streamsOf } from './profiles.ts';
import type { RoomOnAir } from './timeline.ts';

const START = Date.UTC(2026, 10, 21, 12);
const room: RoomOnAir = { scene: 'football', phase: 4, startMs: START };
const NOW = START + 2_000_000;

describe('the DASH manifest', () => {
  const text = mpd(room, shippedFootball(), NOW);

  it('is live, counts from the room’s start, and names the origin’s own clock', () => {
    expect(text).toContain('type="dynamic"');
    expect(text).toContain('availabilityStartTime="2026-11-21T12:00:00.000Z"');
    expect(text).toContain('suggestedPresentationDelay="PT4.8S"');
    expect(text).toContain('<UTCTiming schemeIdUri="urn:mpeg:dash:utc:http-iso:2014" value="/media/time"/>');
    expect(text).not.toContain('mediaPresentationDuration');
  });
  it('LR-6: lets viewers go back at least half an hour', () => {
    expect(Number(/timeShiftBufferDepth="PT(\d+)S"/.exec(text)?.[1])).toBeGreaterThanOrEqual(1800);
  });
  it('lets nobody go back further than the room is old, not even by unsigned arithmetic', () => {
    const depth = (age: number) => /timeShiftBufferDepth="([^"]+)"/.exec(mpd(room, shippedFootball(), START + age))?.[1];
    expect([depth(-9000), depth(0), depth(60_900), depth(1_921_999), depth(1_922_000)]).toEqual(['PT1.6S', 'PT1.6S', 'PT58S', 'PT1919S', 'PT1920S']);
  });
  it('PLAYER-3: lists the four profiles with their true peak rates', () => {
    const listed = [...text.matchAll(/<Representation id="(\w+)" codecs="[\w.]+" bandwidth="(\d+)"[^>]*><Label>([^<]+)</g)];
    expect(listed.map(([, id, , label]) => [id, label])).toEqual([
      ['v540', '540p'],
      ['v720', '720p'],
      ['v1080', '1080p'],
      ['v1080max', '1080p Max'],
    ]);
    const peaks = shippedFootball().video.map(({ segments }) =>
      Math.max(...segments.map((chunks) => chunks.reduce((sum, { bytes }) => sum + bytes.length * 5, 0))),
    );
    expect(listed.map(([, , bandwidth]) => Number(bandwidth))).toEqual(peaks.map(Math.ceil));
  });
  it('says the whole length once the end is known', () => {
    expect(mpd({ ...room, endMs: START + 100_000 }, shippedFootball(), NOW)).toContain('mediaPresentationDuration="PT99.2S"');
  });
  it('TV-8: of what is recorded as a whole is not live, and has no window', () => {
    const recorded = mpd({ ...room, endMs: START + 100_000, windowMs: 100_000 }, shippedFootball(), NOW);
    expect(recorded).toContain('type="static" mediaPresentationDuration="PT99.2S"');
    expect(recorded).not.toContain('timeShiftBufferDepth');
  });
  it('stays the same from one moment to the next', () => {
    expect(mpd(room, shippedFootball(), NOW + 60_000)).toBe(text);
  });
});

describe('the HLS view', () => {
  it('lists the renditions with both rates and the sound apart', () => {
    const text = hlsMaster(shippedFootball());
    expect(text.match(/#EXT-X-STREAM-INF/g)).toHaveLength(4);
    expect(text).toContain('RESOLUTION=1280x720,FRAME-RATE=30.000,CODECS="avc1.64001f,mp4a.40.2",AUDIO="sound"\nv720/index.m3u8');
    expect(text).toContain('URI="a1/index.m3u8"');
  });
  it('AU-9: lists for who saves data no more than they are shown on DASH, and always something', () => {
    const football = shippedFootball();
    expect(hlsAudio(football)).toMatch(/#EXT-X-STREAM-INF:[^\n]*CODECS="mp4a[^"]*"\na1\/index\.m3u8\n$/);
    expect(hlsAudio(football)).not.toMatch(/RESOLUTION|v\d/);
    const text = hlsSaving(football);
    expect(text.match(/\nv\w+\/index\.m3u8/g)).toEqual(['\nv540/index.m3u8']);
    expect(text).toContain('URI="a1/index.m3u8"');
    expect(text).toContain(`RESOLUTION=${football.video[0]!.format.width}x540`);
    const above = football.video.slice(1);
    expect(hlsSaving({ ...football, video: above })).toBe(hlsMaster({ ...football, video: above.slice(0, 1) }));
    for (const [, media] of shippedMedia()) expect(hlsSaving(media).match(/#EXT-X-STREAM-INF/g)).toHaveLength(1);
  });
  it('LR-6: numbers the segments of the same window as DASH does', () => {
    const text = hlsMedia(room, NOW);
    expect(text).toContain('#EXT-X-MEDIA-SEQUENCE:50\n');
    expect(text.match(/#EXTINF:1\.600,\n\d+\.m4s/g)).toHaveLength(1200);
    expect(text.endsWith('\n1249.m4s\n')).toBe(true);
    expect(text).toContain('#EXT-X-PROGRAM-DATE-TIME:2026-11-21T12:01:20.000Z');
  });
  it('ends where the room ended, and is empty before the first segment', () => {
    expect(hlsMedia({ ...room, endMs: START + 100_000 }, NOW).endsWith('61.m4s\n#EXT-X-ENDLIST\n')).toBe(true);
    expect(hlsMedia(room, START + 1000)).not.toContain('#EXTINF');
  });
});

describe('PLAYER-3: the streams of a room', () => {
  it('are the four profiles over DASH, then over HLS', () => {
    const streams = streamsOf(shippedMedia(), 'rm7', 'football');
    expect(streams.map(({ protocol, profile }) => `${protocol} ${profile}`)).toEqual([
      ...['dash 540p', 'dash 720p', 'dash 1080p', 'dash 1080p Max'],
      ...['hls 540p', 'hls 720p', 'hls 1080p', 'hls 1080p Max'],
    ]);
    expect(streams[2]).toEqual({ protocol: 'dash', streamLink: '/media/rm7/index.mpd', profile: '1080p', label: 'HD', fps: 30, bitrate: 8000 });
    expect(streams[7]).toMatchObject({ streamLink: '/media/rm7/master.m3u8', label: '4K', bitrate: 12_000 });
  });
  it('are only those that the scene has', () => {
    expect(streamsOf(new Map(), 'rm7', 'football')).toEqual([]);
    for (const [scene, { video }] of shippedMedia()) expect(streamsOf(shippedMedia(), 'rm7', scene)).toHaveLength(video.length * 2);
  });
});
