import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { VodSource } from '#domain/films/film.ts';
import { VOD } from '#domain/vod/vod.ts';
import type { RecordedEvent } from '#ports/playback.ts';
import { fakeDash } from '../../../tests/fakes/dash.ts';
import { fakeHls } from '../../../tests/fakes/hls.ts';
import { fakeVideo } from '../../../tests/fakes/video.ts';
import { film, startVod } from '../../../tests/fakes/vod.ts';
import { browserPlayback } from './playback.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const source = (protocol: VodSource['protocol'], streamLink: string): VodSource => ({
  ...{ protocol, streamLink, type: '', label: '', width: 0, height: 0, bitrate: 0 },
});
const mp4 = source('mp4', '/media/film.mp4');
const mpd = source('dash', '/media/film.mpd');

const open = async (what: VodSource, { atS = 0, hasMediaSource = true, audio = '' } = {}) => {
  const dash = fakeDash();
  const hls = fakeHls();
  const video = fakeVideo();
  const port = browserPlayback({
    ...{ video: video.element, pageUrl: 'https://khandai.example/phim-anh', hasMediaSource },
    gate: { wasTouched: () => true, allows: async () => true },
    savesData: () => false,
    load: async () => dash.library,
    loadOfHls: async () => hls.library,
  });
  const told: RecordedEvent[] = [];
  const session = port.openRecorded(what, atS, (event) => told.push(event));
  if (audio) session.setAudio(audio);
  await vi.advanceTimersByTimeAsync(0);
  return { dash, hls, video, told, session, types: () => told.splice(0).map(({ type }) => type) };
};

it('FI-3: plays a file from its second on, and tells where it is, how long it is and how far it can go', async () => {
  const { video, told, session } = await open(mp4, { atS: 42 });
  expect([video.element.src, video.element.currentTime]).toEqual(['/media/film.mp4', 42]);
  video.know(100);
  vi.advanceTimersByTime(250);
  expect(told).toEqual([
    { type: 'playback.loaded', profiles: [], sound: null },
    { type: 'playback.position', atS: 42, lengthS: 100, bufferedS: 42 },
  ]);
  session.close();
  vi.advanceTimersByTime(1000);
  expect([told.length, video.element.src]).toEqual([2, '']);
});
it('tells no place before the file is known, nor while it looks for one', async () => {
  const { video, types, session } = await open(mp4);
  vi.advanceTimersByTime(1000);
  expect(types()).toEqual([]);
  video.know(100);
  types();
  Object.assign(video.element, { seeking: true });
  vi.advanceTimersByTime(1000);
  expect(types()).toEqual([]);
  session.close();
});
it('says that it arrived before it says that it plays, and takes a speed that lasts', async () => {
  const { video, types, session } = await open(mp4);
  session.play();
  await vi.advanceTimersByTimeAsync(0);
  video.know(100);
  types();
  session.seekTo(60);
  session.setRate(1.5);
  video.fire('seeked');
  expect(types()).toEqual(['playback.sought', 'playback.position', 'playback.playing']);
  expect([video.element.currentTime, video.element.playbackRate, video.element.defaultPlaybackRate]).toEqual([
    ...[60, 1.5, 1.5],
  ]);
  session.close();
});
it('stays paused where it was paused while it sought, though the browser had still to tell that it plays', async () => {
  const video = fakeVideo();
  const playback = browserPlayback({
    ...{ video: video.element, pageUrl: 'https://khandai.example/phim-anh', hasMediaSource: true },
    gate: { wasTouched: () => true, allows: async () => true },
    savesData: () => false,
    load: async () => fakeDash().library,
    loadOfHls: async () => fakeHls().library,
  });
  const vod = startVod({}, {}, playback);
  vod.open({ ...film, sources: [mp4] });
  video.know(100);
  await vi.advanceTimersByTimeAsync(0);
  expect(vod.now()).toBe('playing');
  vod.send({ type: 'vod.seek', toS: 20 });
  video.fire('seeked');
  vod.send('vod.pause');
  video.fire('playing');
  expect([vod.now(), vod.context().wanted, video.element.paused]).toEqual(['paused', false, true]);
  vod.clock.increment(VOD.watchdogMs * 2);
  expect([vod.now(), video.element.paused]).toEqual(['paused', true]);
});
it('FI-6: begins a DASH film at its second, names the sound tracks of its list and plays the chosen one', async () => {
  const { dash, told, session } = await open(mpd, { atS: 7, audio: 'en' });
  expect(dash.asked).toEqual(['initialize https://khandai.example/media/film.mpd false at 7']);
  dash.fire('streamInitialized');
  expect(dash.asked).toContain('track en');
  expect(told.find(({ type }) => type === 'playback.audio')).toEqual({
    type: 'playback.audio',
    tracks: [
      { id: '0', lang: 'vi', label: '' },
      { id: '1', lang: 'en', label: 'English' },
    ],
    chosen: 'en',
  });
  session.setAudio('0');
  expect(dash.asked.at(-1)).toBe('track vi');
  session.close();
  expect(dash.asked.at(-1)).toBe('destroy');
});
it('FI-12: gives figures of what plays', async () => {
  const { told, session } = await open(mpd);
  session.askStats();
  expect(told.at(-1)).toEqual({
    type: 'playback.stats',
    stats: {
      ...{ width: 640, height: 360, bitsPerSecond: 630_000, droppedFrames: null, frames: null, bufferS: 30 },
    },
  });
  session.close();
});
it.each([
  ['DASH without Media Source Extensions', mpd, false],
  ['HLS where the browser plays none, without Media Source Extensions', source('hls', '/film.m3u8'), false],
])('fails at once and for good on %s', async (_, what, hasMediaSource) => {
  const { told, session } = await open(what, { hasMediaSource });
  expect(told).toEqual([{ type: 'playback.failed', fatal: true, reason: `${what.streamLink} is not supported` }]);
  session.close();
});

it('TV-8: plays a list of HLS from its second on by the library where the browser plays none', async () => {
  const { hls, told, session } = await open(source('hls', '/media/past/master.m3u8'), { atS: 42, audio: 'en' });
  expect(hls.asked.splice(0)).toEqual([
    ...['create at 42', 'load https://khandai.example/media/past/master.m3u8', 'attach'],
  ]);
  hls.fire('MANIFEST_PARSED');
  expect(hls.asked.splice(0)).toEqual(['level -1', 'audio 1']);
  expect(told.map(({ type }) => type)).toEqual(['playback.loaded', 'playback.audio']);
  session.setQuality('1080p');
  hls.fire('ERROR', { fatal: true, type: 'mediaError', details: 'bufferAppendError' });
  expect(hls.asked.splice(0)).toEqual(['level 1', 'recover']);
  hls.fire('ERROR', { fatal: true, type: 'networkError', details: 'fragLoadError', response: { code: 404 } });
  expect(told.at(-1)).toEqual({ type: 'playback.failed', fatal: false, reason: 'hls fragLoadError 404' });
  session.close();
  expect(hls.asked).toEqual(['destroy']);
});
