import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Early } from '#adapters/browser/early.ts';
import type { LiveEvent } from '#ports/playback.ts';
import { DATA_SAVER } from '#domain/settings/dataSaver.ts';
import { fakeDash } from '../tests/fakes/dash.ts';
import { openPicture } from './openPicture.ts';

const streamLink = '/media/dg19e01/index.mpd';
let place: HTMLElement;
let fake: ReturnType<typeof fakeDash>;
const early = () => (window as { early?: Early }).early!;
const show = () => openPicture(window, () => Promise.resolve(fake.library));
const paint = (data: Readonly<Record<string, string>>) => {
  place = document.createElement('div');
  Object.assign(place.dataset, data);
  document.body.append(place);
};
beforeEach(() => {
  fake = fakeDash();
  Object.assign(window, { early: { handOver: () => {}, stop: () => {} } });
});
afterEach(() => {
  place.remove();
  localStorage.clear();
  Reflect.deleteProperty(window, 'early');
});

it('plays the stream of a painted room in its place, muted, once the library is there, and once', async () => {
  paint({ stream: streamLink, profile: '540p' });
  await show();
  await show();
  const videos = [...place.querySelectorAll('video')];
  expect(videos.map(({ muted }) => muted)).toEqual([true]);
  expect(early().picture?.video).toBe(videos[0]);
  expect(fake.asked).toEqual([`initialize ${location.origin}${streamLink} false`]);
});

it('is the picture that the player then has, with what happened so far', async () => {
  paint({ stream: streamLink, profile: '540p' });
  await show();
  fake.fire('streamInitialized');
  const told: LiveEvent[] = [];
  const session = early().picture!.take({ protocol: 'dash', streamLink, profile: '540p' }, (event) => told.push(event));
  await Promise.resolve();
  expect(told.map(({ type }) => type)).toContain('playback.loaded');
  session!.close();
});

it.each([
  ['nothing kept', {}, 1491],
  ['a data saver', { [DATA_SAVER]: 'on' }, 630],
])('with %s it fetches at most as much as the player would', async (_name, kept, most) => {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  paint({ stream: streamLink, profile: '540p' });
  await show();
  fake.fire('streamInitialized');
  expect(fake.settings.at(-1)?.streaming?.abr?.maxBitrate?.video).toBe(most);
});

it.each([
  ['a page without a picture', {}],
  ['a profile that nobody knows', { stream: streamLink, profile: 'auto' }],
])('%s: nothing is opened', async (_name, data) => {
  paint(data);
  await show();
  expect([place.children.length, early().picture]).toEqual([0, undefined]);
});
