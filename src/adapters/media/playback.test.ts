import { expect, it } from 'vitest';
import type { Quality } from '#domain/player/player.ts';
import type { LiveEvent } from '#ports/playback.ts';
import { fakeDash } from '../../../tests/fakes/dash.ts';
import { twoSources } from '../../../tests/fakes/playback.ts';
import { fakeVideo } from '../../../tests/fakes/video.ts';
import { browserPlayback } from './playback.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const hls = { ...twoSources[0]!, protocol: 'hls', streamLink: '/media/f1/master.m3u8' } as const;

const open = async (
  source: (typeof twoSources)[number],
  hasMediaSource: boolean,
  playsHls = false,
  savesData = false,
  quality?: Quality,
) => {
  const dash = fakeDash();
  const video = fakeVideo();
  if (playsHls) video.playsHls();
  let loads = 0;
  const port = browserPlayback({
    video: video.element,
    pageUrl: 'https://khandai.example/en/truc-tiep',
    hasMediaSource,
    gate: { wasTouched: () => true, allows: async () => true },
    savesData: () => savesData,
    load: async () => {
      loads += 1;
      return dash.library;
    },
  });
  const told: LiveEvent[] = [];
  const session = port.openLive(source, (event) => told.push(event));
  if (quality) session.setQuality(quality);
  await turn();
  return { dash, video, port, told, session, loads: () => loads };
};

it('PLAYER-4: plays DASH with the library, which loads on demand and takes its clock from this origin', async () => {
  const { dash, session } = await open(twoSources[0]!, true);
  expect(dash.asked).toEqual(['initialize https://khandai.example/media/f1/index.mpd false']);
  expect(dash.settings[0]?.streaming?.utcSynchronization?.defaultTimingSource?.value).toBe(
    'https://khandai.example/media/time',
  );
  session.close();
});

it('PLAYER-4: fetches the library on intent, where it can be used', async () => {
  const able = await open(hls, true, true);
  expect(able.loads()).toBe(0);
  able.port.prepare();
  expect(able.loads()).toBe(1);
  able.session.close();
  const unable = await open(hls, false, true);
  unable.port.prepare();
  expect(unable.loads()).toBe(0);
  unable.session.close();
});

it.each([
  ['dash without Media Source Extensions', twoSources[0]!, false],
  ['webrtc', twoSources[2]!, true],
  ['hls where the browser plays none, without Media Source Extensions', hls, false],
])('fails at once and for good on %s', async (_, source, hasMediaSource) => {
  const { told, session } = await open(source, hasMediaSource);
  expect(told).toEqual([{ type: 'playback.failed', fatal: true, reason: `${source.protocol} is not supported` }]);
  session.close();
});

it('plays HLS by the browser itself, with the window and the delay that it keeps', async () => {
  const { video, told, session } = await open(hls, false, true);
  expect(video.element.src).toBe('/media/f1/master.m3u8');
  video.offer(100, 400);
  video.element.currentTime = 394;
  session.play();
  await turn();
  video.fire('loadedmetadata');
  expect(told).toEqual([
    { type: 'playback.playing' },
    { type: 'playback.loaded', profiles: [], sound: 128_000 },
    { type: 'playback.profile', profile: '1080p' },
  ]);
  session.seekBehind(60);
  expect(video.element.currentTime).toBe(334);
  session.seekBehind(1000);
  expect(video.element.currentTime).toBe(100);
  session.close();
  expect(video.element.src).toBe('');
});

it.each([
  ['Auto', hls.streamLink, 'auto', '/media/f1/saving.m3u8', '540p'],
  ['a quality chosen by hand', hls.streamLink, '720p', '/media/f1/master.m3u8', '1080p'],
  ['a stream from outside', 'https://elsewhere.example/media/f1/master.m3u8', 'auto', null, '1080p'],
] as const)(
  'AU-9, PLAYER-3: who saves data is given a list up to SD where the browser itself chooses: %s',
  async (_, streamLink, quality, asked, profile) => {
    const { video, told, session } = await open({ ...hls, streamLink }, false, true, true, quality);
    expect(video.element.src).toBe(asked ?? streamLink);
    video.fire('loadedmetadata');
    expect(told.at(-1)).toEqual({ type: 'playback.profile', profile });
    session.close();
  },
);

it('AU-9, PLAYER-3: a quality chosen by hand while it plays takes who saves data to the whole list, and plays on', async () => {
  const { video, told, session } = await open(hls, false, true, true);
  session.play();
  await turn();
  const plays = video.plays();
  session.setQuality('1080p');
  await turn();
  expect([video.element.src, video.plays()]).toEqual([hls.streamLink, plays + 1]);
  video.fire('loadedmetadata');
  expect(told.at(-1)).toEqual({ type: 'playback.profile', profile: '1080p' });
  session.setQuality('720p');
  expect(video.plays()).toBe(plays + 1);
  session.setQuality('auto');
  expect(video.element.src).toBe('/media/f1/saving.m3u8');
  session.close();
});

it('a source that is closed before the browser was asked for it is not asked for', async () => {
  const { video, port, session } = await open(hls, false, true);
  session.close();
  port.openLive(hls, () => {}).close();
  await turn();
  expect(video.element.src).toBe('');
});
