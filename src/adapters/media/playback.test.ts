import { expect, it } from 'vitest';
import type { PlaybackEvent } from '#ports/playback.ts';
import { fakeDash } from '../../../tests/fakes/dash.ts';
import { twoSources } from '../../../tests/fakes/playback.ts';
import { fakeVideo } from '../../../tests/fakes/video.ts';
import { browserPlayback } from './playback.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const hls = { ...twoSources[0]!, protocol: 'hls', streamLink: '/media/f1/master.m3u8' } as const;

const open = async (source: (typeof twoSources)[number], hasMediaSource: boolean, playsHls = false) => {
  const dash = fakeDash();
  const video = fakeVideo();
  if (playsHls) video.playsHls();
  let loads = 0;
  const port = browserPlayback({
    video: () => video.element,
    pageUrl: 'https://khandai.example/en/truc-tiep',
    hasMediaSource,
    savesData: () => false,
    load: async () => {
      loads += 1;
      return dash.library;
    },
  });
  const told: PlaybackEvent[] = [];
  const session = port.open(source, (event) => told.push(event));
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
  ['hls where the browser plays none', hls, true],
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
    { type: 'playback.loaded', profiles: [] },
    { type: 'playback.profile', profile: '1080p' },
  ]);
  session.seekBehind(60);
  expect(video.element.currentTime).toBe(334);
  session.seekBehind(1000);
  expect(video.element.currentTime).toBe(100);
  session.close();
  expect(video.element.src).toBe('');
});
