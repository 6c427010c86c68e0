import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveEvent } from '#ports/playback.ts';
import { fakeVideo } from '../../../tests/fakes/video.ts';
import { twoSources } from '../../../tests/fakes/playback.ts';
import { openOnElement } from './elementSession.ts';
import type { DriverNews, Latency } from './sourceDriver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = (touched: boolean | null = true, allowed = true) => {
  const video = fakeVideo();
  const told: LiveEvent[] = [];
  const driven: string[] = [];
  let news: DriverNews | null = null;
  let latency: Latency | null = null;
  const session = openOnElement(
    video.element,
    twoSources[0]!,
    (_video, _source, given) => {
      news = given;
      return {
        setQuality: (quality) => driven.push(`quality ${quality}`),
        seekBehind: (seconds) => driven.push(`seek ${seconds}`),
        setCatchUp: (on) => driven.push(`catchUp ${on}`),
        setTrack: (kind, id) => driven.push(`${kind} ${id}`),
        latency: () => latency,
        close: () => driven.push('close'),
      };
    },
    { wasTouched: () => touched, allows: async () => allowed },
    (event) => told.push(event),
  );
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return { video, told, driven, session, news: news!, settled, stand: (at: Latency) => (latency = at) };
};
const playing = async (touched?: boolean | null, allowed?: boolean) => {
  const opened = open(touched, allowed);
  opened.news.ready();
  opened.session.play();
  await opened.settled();
  opened.told.length = 0;
  return opened;
};
const types = (told: readonly LiveEvent[]) => told.map(({ type }) => type.slice('playback.'.length));

it('plays when it is both wanted and ready, in either order', async () => {
  const first = open();
  first.session.play();
  expect(first.video.plays()).toBe(0);
  first.news.ready();
  await first.settled();
  expect([first.video.plays(), types(first.told)]).toEqual([1, ['playing']]);
  const second = open();
  second.news.ready();
  expect(second.video.plays()).toBe(0);
  second.session.play();
  expect(second.video.plays()).toBe(1);
});

it('PLAYER-1: goes on muted where the browser refuses sound at the start', async () => {
  const { video, told, session, news, settled } = open();
  video.refuse('sound');
  session.setMuted(false);
  session.play();
  news.ready();
  await settled();
  expect([types(told), video.element.muted, video.element.paused]).toEqual([
    ['soundRefused', 'playing'],
    true,
    false,
  ]);
});

it('PLAYER-1: mutes again and plays on where unmuting paused the video', async () => {
  const { video, told, session, settled } = await playing();
  video.refuse('sound');
  session.setMuted(false);
  await settled();
  expect([types(told), video.element.muted, video.element.paused]).toEqual([
    ['soundRefused', 'playing'],
    true,
    false,
  ]);
});

it('PLAYER-1: unmutes quietly where the browser lets it', async () => {
  const { video, told, session } = await playing();
  session.setMuted(false);
  session.setVolume(0.8);
  expect([told, video.element.muted, video.element.volume]).toEqual([[], false, 0.8]);
});

it('V-3: refuses sound without trying where nothing was touched and the browser would stop the picture', async () => {
  const { video, told, session, settled } = await playing(false, false);
  session.setMuted(false);
  expect(video.element.muted).toBe(true);
  await settled();
  expect([types(told), video.element.muted, video.element.paused]).toEqual([['soundRefused'], true, false]);
});

it('V-3: gives sound where nothing was touched and the browser has nothing against it', async () => {
  const { video, told, session, settled } = await playing(false, true);
  session.setMuted(false);
  await settled();
  expect([told, video.element.muted]).toEqual([[], false]);
});

it('V-3: stays silent where it was muted again before the browser answered', async () => {
  const { video, told, session, settled } = await playing(false, true);
  session.setMuted(false);
  session.setMuted(true);
  await settled();
  expect([told, video.element.muted]).toEqual([[], true]);
});

it.each([
  [true, true, 'soundRefused'],
  [false, true, 'soundAllowed'],
  [false, false, 'soundRefused'],
  [null, true, 'soundAllowed'],
])('V-3: asked for sound on a page touched %s where the browser gives it %s: %s', async (touched, allowed, answer) => {
  const { told, session, settled } = await playing(touched, allowed);
  session.askForSound();
  await settled();
  expect(types(told)).toEqual([answer]);
});

it('V-3: a closed session is told nothing about sound any more', async () => {
  const { told, session, settled } = await playing(false, true);
  session.askForSound();
  session.setMuted(false);
  session.close();
  await settled();
  expect(told).toEqual([]);
});

it('tells a pause where not even a muted start is allowed', async () => {
  const { video, told, session, news, settled } = open();
  video.refuse('everything');
  session.play();
  news.ready();
  await settled();
  expect(types(told)).toEqual(['paused']);
});

it('says nothing where a load came between', async () => {
  const { video, told, session, news, settled } = open();
  video.refuse('abort');
  session.play();
  news.ready();
  await settled();
  expect(told).toEqual([]);
});

it('tells a pause from outside, and none of its own', async () => {
  const { video, told, session } = await playing();
  session.pause();
  expect(told).toEqual([]);
  session.play();
  told.length = 0;
  video.element.pause();
  expect(types(told)).toEqual(['paused']);
});

it('believes a pause, not what the browser had still to tell of the moment before it', async () => {
  const { video, told, session, news } = await playing();
  session.pause();
  const plays = video.plays();
  video.fire('play');
  video.fire('playing');
  news.ready();
  expect([told, video.plays(), video.element.paused]).toEqual([[], plays, true]);
});

it('tells the end, not the pause just before it', async () => {
  const { video, told } = await playing();
  video.end();
  expect(types(told)).toEqual(['ended']);
});

it('tells waiting, and a seek that ended while playing', async () => {
  const { video, told, session } = await playing();
  video.fire('waiting');
  video.fire('seeked');
  session.pause();
  video.fire('seeked');
  expect(types(told)).toEqual(['waiting', 'playing']);
});

it.each([
  [4, true],
  [3, false],
])('tells a media error %i', async (code, fatal) => {
  const { video, told } = await playing();
  video.fail(code, 'broken');
  expect(told).toEqual([{ type: 'playback.failed', fatal, reason: `media ${code} broken` }]);
});

it('B1: tells where it stands twice a second, once it is known', async () => {
  const { told, stand } = await playing();
  vi.advanceTimersByTime(500);
  stand({ behindS: 1, windowS: 300, position: 5 });
  vi.advanceTimersByTime(499);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([{ type: 'playback.latency', behindS: 1, windowS: 300, position: 5 }]);
});

it('passes on what its driver says and is asked', async () => {
  const { told, driven, session, news } = await playing();
  const profiles = [{ profile: '540p', bitsPerSecond: 1 }] as const;
  news.loaded(profiles, 64_000);
  news.profile('540p');
  news.failed(true, 'why');
  expect(told).toEqual([
    { type: 'playback.loaded', profiles, sound: 64_000 },
    { type: 'playback.profile', profile: '540p' },
    { type: 'playback.failed', fatal: true, reason: 'why' },
  ]);
  session.setQuality('540p');
  session.seekBehind(3);
  session.setCatchUp(false);
  expect(driven).toEqual(['quality 540p', 'seek 3', 'catchUp false']);
});

it('is silent and still after it was closed', async () => {
  const { video, told, driven, session, stand } = await playing();
  stand({ behindS: 1, windowS: 300, position: 5 });
  session.close();
  video.fire('playing');
  video.fire('waiting');
  vi.advanceTimersByTime(5000);
  expect([told, driven, video.element.paused, vi.getTimerCount()]).toEqual([[], ['close'], true, 0]);
});
