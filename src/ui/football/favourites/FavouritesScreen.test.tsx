import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Favourite, FavouriteType } from '#domain/football/favourites.ts';
import { KEPT_FAVOURITES } from '#domain/football/keptFavourites.ts';
import type { Tip } from '#domain/tips/tip.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import { aFavourite } from '../../../../tests/fakes/favourites.ts';
import { aTip } from '../../../../tests/fakes/tips.ts';
import { aFixture } from '../../../../tests/fakes/fixtures.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { fakeStorage } from '../../../../tests/fakes/storage.ts';
import '../../layouts/Shell.css.ts';
import FavouritesScreen from './FavouritesScreen.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(unmountAll);

const named = (id: string, title: string, next = aFixture({ fixtureId: `f-${id}` })): Favourite => {
  const target = { type: 'team', id } as const;
  return aFavourite({ target, card: { target, title, subtitle: '', img: null, path: `/doi-bong/x/${id}` }, next });
};
const three = [named('a', 'Bến Gỗ'), named('b', 'Đồi Cọ'), named('c', 'Suối Khuya')];

const address = (id: string) => ({ webcal: `webcal://khan.dai/${id}.ics`, https: `https://khan.dai/${id}.ics` });
const open = async (
  list: readonly Favourite[],
  held: 'guest' | 'member' = 'member',
  kept: string | null = null,
  tips: readonly Tip[] = [],
) => {
  const asksTips: string[] = [];
  const sorted: (readonly string[])[] = [];
  const followed: string[] = [];
  const asked: { readonly type: FavouriteType; readonly ids: readonly string[] }[] = [];
  const storage = fakeStorage();
  storage.write(KEPT_FAVOURITES, kept);
  const app = fakeApp({
    held,
    storage,
    ports: silentPorts({
      loadPort: fakeLoadPort({
        favourites: {
          list: async (query) => {
            asked.push(query);
            const shown = query.type === 'team' ? list : [];
            return succeeded({ list: shown, pageNum: 1, pageSize: 30, total: shown.length });
          },
          suggested: async () => succeeded([]),
          calendar: async () => succeeded(address('one')),
          renewCalendar: async () => succeeded(address('two')),
          sort: async ({ ids }) => {
            sorted.push(ids);
            return succeeded(null);
          },
        },
        bookings: { list: async () => succeeded([]) },
        tips: {
          list: async ({ teams, state }) => {
            asksTips.push(`${state} ${teams}`);
            return succeeded({ list: tips, next: null });
          },
        },
        social: {
          follow: async ({ target, on, clientId }) => {
            followed.push(`${target.type} ${target.id} ${on} ${clientId}`);
            return target.id === 'gone' ? failed({ kind: 'refused', code: 404 }) : succeeded({ on });
          },
        },
      }),
    }),
  });
  const place = await mount(
    app,
    <main id="content">
      <FavouritesScreen />
    </main>,
    ['favourites', 'football', 'schedule', 'social', 'booking', 'tips'],
  );
  const names = () =>
    [...place.querySelectorAll('[role="tabpanel"] > ul:first-child > li')].map((row) => row.textContent);
  return { app, place, names, sorted, followed, asked, asksTips, storage };
};

it('TP-5: shows what is followed in its order, each with the match that it waits for', async () => {
  const { place, names } = await open(three);
  await expect.poll(() => names().length).toBe(3);
  expect(names()[0]).toContain('Bến Gỗ');
  expect(place.querySelector('[role="tab"][aria-selected="true"]')?.textContent).toContain('3');
  expect([...place.querySelectorAll('h2')].map((title) => title.textContent)).toEqual([
    'Lịch của các đội',
    'Đưa trận của các đội vào lịch',
  ]);
});

it('TP-10: a match that runs is on top, with its score', async () => {
  const live = named(
    'c',
    'Suối Khuya',
    aFixture({
      fixtureId: 'f',
      status: 'live',
      statusText: '67',
      minute: 67,
      phase: '2H',
      score: { home: 2, away: 1 },
    }),
  );
  const { names } = await open([three[0]!, live]);
  await expect.poll(() => names()[0] ?? '').toContain('Suối Khuya');
  expect(names()[0]).toMatch(/67/);
});

it('TP-5: the arrow keys put a row in another place, and say so', async () => {
  const { place, names, sorted } = await open(three);
  await expect.poll(() => names().length).toBe(3);
  const grip = place.querySelector<HTMLElement>('li button')!;
  grip.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => sorted).toEqual([['b', 'a', 'c']]);
  await expect.poll(() => names()[0] ?? '').toContain('Đồi Cọ');
  expect(place.querySelector('[aria-live]')?.textContent).toBe('Bến Gỗ: vị trí 2 trên 3');
  await userEvent.keyboard('{Home}');
  expect(sorted.length).toBeGreaterThanOrEqual(1);
});

it('TP-5: the star ends it at once, 44 px large, and the toast takes it back', async () => {
  const { app, place, names, followed } = await open(three);
  await expect.poll(() => names().length).toBe(3);
  const star = place.querySelector<HTMLElement>('li button[aria-pressed]')!;
  expect(star.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  star.click();
  await expect.poll(() => followed).toHaveLength(1);
  expect(followed[0]).toMatch(/^team a false /);
  await expect.poll(() => app.notices.getSnapshot().context.shown?.text).toBe('Đã bỏ theo dõi Bến Gỗ');
  app.notices.getSnapshot().context.shown!.action!.run();
  await expect.poll(() => followed.at(-1)).toMatch(/^team a true /);
});

it('TP-5: a guest’s list is what the device keeps, and its order too', async () => {
  const { place, names, asked, storage } = await open(three, 'guest', 'team a c1\nteam b c2\nteam c c3');
  await expect.poll(() => names().length).toBe(3);
  expect(asked.find(({ type }) => type === 'team')?.ids).toEqual(['a', 'b', 'c']);
  place.querySelector<HTMLElement>('li button')!.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(storage.read(KEPT_FAVOURITES)).toBe('team b c2\nteam a c1\nteam c c3');
});

it('says what to do where nothing is followed', async () => {
  const { place } = await open([]);
  await expect.poll(() => place.textContent).toContain('Bạn chưa theo dõi đội nào');
  expect(place.querySelector('a[href="/lich-thi-dau/bong-da"]')).not.toBeNull();
});

it('TP-12: the open tips on matches of followed teams stand below; nothing of them for who hides odds', async () => {
  const { app, place, asksTips } = await open(three, 'member', null, [aTip({ tipId: 'p1' })]);
  const shown = () => place.querySelectorAll('[data-tip]').length;
  await expect.poll(shown).toBe(1);
  expect(asksTips).toEqual(['open a,b,c']);
  app.spoiler.become({ hideOdds: true });
  await expect.poll(shown).toBe(0);
});

it('SC-8: one private calendar address for all followed teams, shown when it is asked for, and renewed', async () => {
  const { place } = await open(three);
  const shown = () => place.querySelector<HTMLInputElement>('input[readonly]')?.value;
  await page.getByRole('button', { name: 'Lấy địa chỉ' }).click();
  await expect.poll(shown).toBe('https://khan.dai/one.ics');
  await page.getByRole('button', { name: 'Tạo địa chỉ mới' }).click();
  await page.getByRole('button', { name: 'Tạo mới' }).click();
  await expect.poll(shown).toBe('https://khan.dai/two.ics');
});
