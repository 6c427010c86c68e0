import { describe, expect, it, vi } from 'vitest';
import { fakeDash } from '../../../tests/fakes/dash.ts';
import { twoSources } from '../../../tests/fakes/playback.ts';
import { fakeVideo } from '../../../tests/fakes/video.ts';
import { dashDriver } from './dashPlayback.ts';

const timeSource = 'https://khandai.example/media/time';
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

const open = async (load?: () => Promise<never>, savesData = false) => {
  const dash = fakeDash();
  const told: unknown[] = [];
  const driver = dashDriver(load ?? (async () => dash.library), timeSource, () => savesData)(fakeVideo().element, twoSources[0]!, {
    ready: () => told.push('ready'),
    loaded: (profiles) => told.push(profiles),
    tracks: () => {},
    profile: (profile) => told.push(profile),
    failed: (fatal, reason) => told.push([fatal, reason]),
    ended: () => told.push('ended'),
  });
  await turn();
  return { ...dash, told, driver, abr: () => dash.settings.at(-1)?.streaming?.abr };
};

it('PLAYER-4: opens the manifest once the library is there, without playing by itself', async () => {
  const { asked } = await open();
  expect(asked).toEqual(['initialize https://khandai.example/media/f1/index.mpd false']);
});

it('asks no clock but this origin’s, keeps nothing in the browser, and tries segments 30 times', async () => {
  const { settings } = await open();
  expect(settings[0]).toEqual({
    streaming: {
      retryAttempts: { MediaSegment: 30, InitializationSegment: 30 },
      utcSynchronization: {
        defaultTimingSource: { scheme: 'urn:mpeg:dash:utc:http-iso:2014', value: timeSource },
        backgroundAttempts: 1,
      },
      lastBitrateCachingInfo: { enabled: false },
      lastMediaSettingsCachingInfo: { enabled: false },
      liveCatchup: { enabled: true, playbackRate: { min: -0.04, max: 0.04 }, maxDrift: 12 },
      abr: { limitBitrateByPortal: false, rules: { droppedFramesRule: { active: true } } },
    },
  });
});

it('PLAYER-3: offers the rungs by name with their true rates, sound included', async () => {
  const { fire, told } = await open();
  fire('streamInitialized');
  expect(told).toEqual([
    [
      { profile: '540p', bitsPerSecond: 730_000 },
      { profile: '720p', bitsPerSecond: 1_060_000 },
      { profile: '1080p', bitsPerSecond: 1_590_500 },
      { profile: '1080p Max', bitsPerSecond: 3_100_000 },
    ],
    'ready',
  ]);
});

it('PLAYER-3: Auto is capped at HD', async () => {
  const { fire, asked, abr } = await open();
  asked.length = 0;
  fire('streamInitialized');
  expect([abr(), asked]).toEqual([{ maxBitrate: { video: 1491 }, autoSwitchBitrate: { video: true } }, []]);
});

it('PLAYER-3: Auto is capped lower for who saves data, a choice by hand is not', async () => {
  const { fire, asked, abr, driver } = await open(undefined, true);
  fire('streamInitialized');
  expect(abr()).toEqual({ maxBitrate: { video: 630 }, autoSwitchBitrate: { video: true } });
  driver.setQuality('1080p');
  expect([abr()?.maxBitrate, asked.at(-1)]).toEqual([{ video: -1 }, 'video v1080 false']);
});

it('PLAYER-2: a quality is set in place, before and after the stream is known', async () => {
  const { fire, asked, abr, driver } = await open();
  driver.setQuality('1080p Max');
  asked.length = 0;
  fire('streamInitialized');
  expect([abr(), asked]).toEqual([
    { maxBitrate: { video: -1 }, autoSwitchBitrate: { video: false } },
    ['video v1080max false'],
  ]);
  driver.setQuality('540p');
  expect(asked.at(-1)).toBe('video v540 false');
  driver.setQuality('auto');
  expect(abr()?.autoSwitchBitrate).toEqual({ video: true });
});

it('tells which picture is shown, and nothing of the sound', async () => {
  const { fire, told } = await open();
  fire('streamInitialized');
  told.length = 0;
  fire('qualityChangeRendered', { mediaType: 'video', newRepresentation: { id: 'v720' } });
  fire('qualityChangeRendered', { mediaType: 'audio', newRepresentation: { id: 'v540' } });
  expect(told).toEqual(['720p']);
});

describe('failures', () => {
  it.each([10, 23, 31, 32, 34, 35])('code %i is fatal', async (code) => {
    const { fire, told } = await open();
    fire('error', { error: { code, message: 'no' } });
    expect(told).toEqual([[true, `dash ${code} no`]]);
  });
  it.each([16, 20, 25, 26, 27, 28])('code %i is worth a retry', async (code) => {
    const { fire, told } = await open();
    fire('error', { error: { code } });
    expect(told).toEqual([[false, `dash ${code}`]]);
  });
  it('a library that does not come is worth a retry', async () => {
    const { told } = await open(() => Promise.reject(new Error('offline')));
    expect(told).toEqual([[false, 'library Error: offline']]);
  });
});

describe('the live edge', () => {
  it('stands where the stream’s own delay puts it', async () => {
    const { driver, stand } = await open();
    Object.assign(stand, { latency: 35, delay: 5 });
    expect(driver.latency()).toEqual({ behindS: 30, windowS: 305, position: 1_700_000_000_500 });
    stand.latency = 2;
    expect(driver.latency()?.behindS).toBe(0);
  });
  it('is not known before the stream is', async () => {
    const { driver, stand } = await open();
    stand.ready = false;
    expect(driver.latency()).toBeNull();
    driver.seekBehind(0);
    stand.ready = true;
    stand.latency = Number.NaN;
    expect(driver.latency()).toBeNull();
  });
  it('has no position where the stream states no time', async () => {
    const { driver, stand } = await open();
    stand.utc = Number.NaN;
    expect(driver.latency()?.position).toBeNull();
  });
  it('is sought by its name, and what lies behind it by its time', async () => {
    const { driver, asked, stand } = await open();
    asked.length = 0;
    driver.seekBehind(0);
    driver.seekBehind(60);
    stand.ready = false;
    driver.seekBehind(5);
    expect(asked).toEqual(['seek live', 'seek 935.2']);
  });
  it('is chased or not', async () => {
    const { driver, settings } = await open();
    driver.setCatchUp(false);
    expect(settings.at(-1)).toEqual({ streaming: { liveCatchup: { enabled: false } } });
  });
});

it('is over with its last period', async () => {
  const { fire, told } = await open();
  fire('playbackEnded', { isLast: false });
  expect(told).toEqual([]);
  fire('playbackEnded', { isLast: true });
  expect(told).toEqual(['ended']);
});

it('asks nothing of a player that was destroyed, though its events still come', async () => {
  const { asked, driver, fire, settings, told } = await open();
  driver.close();
  const before = settings.length;
  fire('streamInitialized');
  fire('qualityChangeRendered', { mediaType: 'video', newRepresentation: { id: 'v720' } });
  fire('playbackEnded', { isLast: true });
  fire('error', { error: { code: 10, message: 'x' } });
  driver.setQuality('720p');
  driver.setCatchUp(false);
  expect([asked.at(-1), told, settings.length]).toEqual(['destroy', [], before]);
});

it('lets happen what dash.js waits for on the element before it is destroyed', async () => {
  const dash = fakeDash();
  const { element } = fakeVideo();
  const news = { ready: () => {}, loaded: () => {}, profile: () => {}, tracks: () => {}, failed: () => {}, ended: () => {} };
  const driver = dashDriver(async () => dash.library, timeSource, () => false)(element, twoSources[0]!, news);
  await turn();
  element.addEventListener('canplay', () => dash.asked.push('rate 1'));
  driver.close();
  expect(dash.asked.slice(-2)).toEqual(['rate 1', 'destroy']);
});

it('is destroyed with its session, and never made when closed before the library came', async () => {
  const opened = await open();
  opened.driver.close();
  expect(opened.asked.at(-1)).toBe('destroy');
  const dash = fakeDash();
  const load = vi.fn(async () => dash.library);
  const news = { ready: () => {}, loaded: () => {}, profile: () => {}, tracks: () => {}, failed: () => {}, ended: () => {} };
  dashDriver(load, timeSource, () => false)(fakeVideo().element, twoSources[0]!, news).close();
  await turn();
  expect([load.mock.calls.length, dash.asked]).toEqual([1, []]);
});
