import { afterEach, expect, it } from 'vitest';
import { failed, succeeded } from '#ports/failure.ts';
import type { SocialPort } from '#ports/social.ts';
import type { ChannelQuery, TvPort } from '#ports/tv.ts';
import { TV_KEPT } from '#machines/tv/tv.memory.ts';
import type { Channel } from '#domain/tv/channel.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { clear, show } from '../../../tests/fakes/screen.tsx';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { aChannel, aProgramme, TV_NOON } from '../../../tests/fakes/tv.ts';
import TvScreen from './TvScreen.tsx';
import { tvKey } from './tvKeys.ts';

afterEach(clear);

const nations = [{ nation: 'viet-nam', code: 'VN', name: 'Việt Nam', flag: '', total: 2, radio: 0 }];
const one = aChannel(1, { now: aProgramme('c1', -30, 60, { title: 'Tin bến sông' }), next: aProgramme('c1', 30, 40) });
const dead = aChannel(2, { name: 'Đài Khuya', health: 'dead' });
const page = (list: readonly Channel[]) => succeeded({ list, pageNum: 1, pageSize: 200, total: list.length });
const open = async (
  tv: Partial<TvPort>,
  params: { readonly nation?: string; readonly channel?: string } = {},
  path = '/tivi',
) => {
  const given = { nations: async () => succeeded(nations), ...tv };
  const app = fakeApp({
    ports: { ...silentPorts(), loadPort: fakeLoadPort({ tv: given }) },
    now: () => TV_NOON,
    path,
  });
  await app.words.load('vi', ['tv', 'player']);
  return show(<TvScreen params={params} />, app);
};

it('TV-2: names what is on and what comes next under each channel, and how it stands', async () => {
  const { place } = await open({ channels: async () => page([dead, one]) }, { nation: 'viet-nam', channel: 'kenh-1' });
  await expect.poll(() => place.querySelector('[data-channel="kenh-1"]')?.textContent).toContain('Tin bến sông');
  const rows = [...place.querySelectorAll('[data-channel]')].map((row) => row.getAttribute('data-channel'));
  expect(rows).toEqual(['kenh-1', 'kenh-2']);
  expect(place.querySelector('[data-channel="kenh-2"]')?.textContent).toContain('Hỏng');
});
it('TV-1: says that there is no channel yet, and offers to try again where the list cannot be had', async () => {
  const empty = await open({ channels: async () => page([]) }, { nation: 'viet-nam' });
  await expect.poll(() => empty.place.textContent).toContain('Chưa có kênh nào');
  const broken = await open({ channels: async () => failed({ kind: 'unreachable' }) }, { nation: 'viet-nam' });
  await expect.poll(() => [...broken.place.querySelectorAll('button')].length).toBeGreaterThan(0);
});
it.each([
  ['7', 'page', false, { kind: 'digit', digit: '7' }],
  ['Enter', 'widget', true, { kind: 'enter' }],
  ['Enter', 'widget', false, null],
  ['ArrowUp', 'page', false, { kind: 'step', by: 1 }],
  ['ArrowUp', 'widget', false, null],
  ['PageDown', 'widget', false, { kind: 'step', by: -1 }],
  ['Backspace', 'page', false, { kind: 'back' }],
  ['G', 'page', false, { kind: 'guide' }],
  ['7', 'typing', false, null],
] as const)('TV-1: %s on a %s, typing %s', (key, focus, typing, wish) => {
  expect(tvKey({ key, modified: false, composing: false }, focus, typing)).toEqual(wish);
});

const categories = [
  { value: 'sports', name: 'Thể thao', total: 430 },
  { value: 'kids', name: 'Thiếu nhi', total: 1 },
];
it.each([
  ['', 1, ['Trang sau']],
  ['&trang=2', 2, ['Trang trước', 'Trang sau']],
  ['&trang=3', 3, ['Trang trước']],
] as const)('TV-1: lists channels by category, with how many there are, page by page (%s)', async (of, at, turns) => {
  const asked: ChannelQuery[] = [];
  const { place } = await open(
    {
      categories: async () => succeeded(categories),
      channels: async (query) => {
        asked.push(query);
        return succeeded({ list: [one], pageNum: query.pageNum ?? 1, pageSize: 200, total: 430 });
      },
    },
    { nation: 'viet-nam' },
    `/tivi/viet-nam?muc=the-loai&loai=sports${of}`,
  );
  const chip = () => place.querySelector('[data-part="categories"] [aria-current]');
  await expect.poll(() => chip()?.textContent).toBe('Thể thao430');
  await expect.poll(() => place.querySelector('[role="status"]')?.textContent).toBe('430 kênh');
  expect(asked).toContainEqual({ nation: 'viet-nam', pageNum: at, category: 'sports' });
  const turning = [...place.querySelectorAll('[data-part="pages"] a')];
  expect(turning.map(({ textContent }) => textContent)).toEqual(turns);
});
it('TV-1: says that a category has no channel', async () => {
  const { place } = await open(
    { categories: async () => succeeded(categories), channels: async () => page([]) },
    { nation: 'viet-nam' },
    '/tivi/viet-nam?muc=the-loai&loai=khong-co',
  );
  await expect.poll(() => place.textContent).toContain('Chưa có kênh nào loại này');
});

const shown = { fixtureId: 'f1', title: 'Bến Gỗ – Nắng Sớm', startTime: TV_NOON, page: '/tran-dau/x/f1', room: null };
it('5.8: the sheet of a programme that shows a match leads to it', async () => {
  const programme = aProgramme('c1', 60, 60);
  const { place } = await open(
    {
      channels: async () => page([one]),
      channel: async () => succeeded(one),
      row: async () => succeeded([programme]),
      programme: async () => succeeded({ programme, channel: one, match: shown }),
    },
    { nation: 'viet-nam', channel: 'kenh-1' },
  );
  const cell = () => [...place.querySelectorAll('button')].find((each) => each.textContent?.includes(programme.title));
  await expect.poll(() => cell()).toBeTruthy();
  cell()!.click();
  await expect.poll(() => document.querySelector('[data-part="match"]')?.textContent).toContain('Bến Gỗ – Nắng Sớm');
  const links = [...document.querySelectorAll('[data-part="match"] a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/tran-dau/x/f1']);
});

it('TV-5: what a guest kept becomes the member’s, each by a save of its own that can be repeated', async () => {
  const storage = fakeStorage();
  storage.write(TV_KEPT.favourites, 'c1 c9 c2');
  const asked: string[] = [];
  const save: SocialPort['save'] = async ({ target, on, clientId }) => {
    asked.push(`${target.id} ${on} ${clientId}`);
    return target.id === 'c9' ? failed({ kind: 'refused', code: 404, fields: {} }) : succeeded(null as never);
  };
  const tv: Partial<TvPort> = {
    nations: async () => succeeded(nations),
    channels: async () => page([one]),
    mine: async () => succeeded({ favourites: [], recents: [] }),
  };
  const ports = { ...silentPorts(), loadPort: fakeLoadPort({ tv, social: { save } }) };
  const app = fakeApp({ ports, storage, held: 'member', now: () => TV_NOON, path: '/tivi' });
  await app.words.load('vi', ['tv', 'player']);
  await show(<TvScreen params={{ nation: 'viet-nam' }} />, app);
  await expect.poll(() => storage.read(TV_KEPT.favourites)).toBeNull();
  expect(asked).toEqual(['c1 true favourite-c1', 'c9 true favourite-c9', 'c2 true favourite-c2']);
});
