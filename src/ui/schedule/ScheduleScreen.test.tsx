import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findRoute } from '#domain/routing/findRoute.ts';
import { selectPageError } from '#machines/navigation/navigation.selectors.ts';
import { succeeded } from '#ports/failure.ts';
import type { DayCountQuery } from '#ports/schedule.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { silentPorts } from '../../../tests/fakes/ports.ts';
import { aMatch } from '../../../tests/fakes/matches.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import '../layouts/Shell.css.ts';
import ScheduleScreen from './ScheduleScreen.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

const tomorrow = '2026-11-22';
const league = { leagueId: 'mua-mua', leagueName: 'Monsoon', liveModeId: '5', slugs: ['esport-mua-mua'] };
const casino = aMatch({
  fixtureId: 'c',
  liveModeId: '4',
  leagueId: 'ban',
  home: '',
  away: '',
  title: 'Bàn 1',
  status: 'live',
});
const football = Array.from({ length: 30 }, (_, i) => aMatch({ fixtureId: `f${i}`, home: `Đội ${i}`, roomId: null }));

const open = async (path: string) => {
  const asked: DayCountQuery[] = [];
  const app = fakeApp({
    path,
    ports: silentPorts({
      schedule: {
        day: async () => succeeded([casino, ...football]),
        leagues: async () => succeeded([league]),
        totalLive: async () => succeeded({ totalLive: 7, byMode: { '4': 2 } }),
        dayCounts: async (query) => {
          asked.push(query);
          return succeeded(query.liveModeId === '9' ? [{ day: tomorrow, total: 3, live: 0 }] : []);
        },
      },
    }),
  });
  const { route, params } = findRoute(path)!;
  const place = await mount(
    app,
    // The element of a page's content, which has the scroll padding for its bars.
    <main id="content">
      <ScheduleScreen routeId={route.id} params={params} />
    </main>,
    ['schedule'],
  );
  await expect.poll(() => place.querySelector('h1')).not.toBeNull();
  const chips = () => [...place.querySelectorAll('nav')].at(-1)!.textContent;
  const rows = () => [...place.querySelectorAll('li[data-state]')].filter((row) => row.checkVisibility());
  return { app, asked, place, chips, rows };
};

it('A-7: a table that is on says so in Vietnamese', async () => {
  const { rows } = await open('/lich-truc-tiep/casino');
  await expect.poll(() => rows()[0]?.textContent).toContain('TRỰC TIẾP');
  expect(rows()[0]!.textContent).not.toContain('Live');
});

it('A-7: a league that the schedule does not know is no page, and one that it knows is found in any language', async () => {
  const unknown = await open('/lich-truc-tiep/esport/khong-co-giai-nay');
  await expect.poll(() => selectPageError(unknown.app.navigation.getSnapshot())?.status).toBe(404);
  const known = await open('/lich-truc-tiep/esport/esport-mua-mua');
  await expect.poll(() => known.asked.at(-1)).toMatchObject({ leagueId: 'mua-mua' });
  expect(selectPageError(known.app.navigation.getSnapshot())).toBeNull();
});

it('A-8: the day strip counts what the page shows, and an empty day leads to the next that has something', async () => {
  const { asked, place } = await open('/lich-truc-tiep/slot');
  await expect.poll(() => asked.every(({ liveModeId }) => liveModeId === '9') && asked.length).toBe(1);
  const link = (to: string) => place.querySelector(`a[href="${to}"]`);
  await expect.poll(() => link(`/lich-truc-tiep/slot?date=${tomorrow}`)).not.toBeNull();
  expect(place.textContent).toContain('Ngày gần nhất có trận: Ngày mai');
  await expect.poll(() => link('/lich-truc-tiep')).not.toBeNull();
});

it('A-8: chips say how many rooms are live, not how many matches the day has', async () => {
  const { chips, rows } = await open('/lich-truc-tiep');
  await expect.poll(() => rows().length).toBe(31);
  await expect.poll(chips).toMatch(/Tất cả7.*Bóng đá0.*Casino2/);
});

it.each([
  ['on a wide screen', 1440, 900],
  ['on a phone', 390, 844],
])('A-8: a league’s head sticks over its rows and covers nothing that has the focus, %s', async (_, width, height) => {
  await page.viewport(width, height);
  const { place, rows } = await open('/lich-truc-tiep/the-thao/bong-da');
  await expect.poll(() => rows().length).toBe(30);
  const head = () => place.querySelector('section:not([hidden]) h2')!.parentElement!.getBoundingClientRect();
  const scrolled = () => {
    window.scrollTo(0, 500);
    return window.scrollY;
  };
  await expect.poll(scrolled).toBe(500);
  const strip = place.querySelector('nav')!.parentElement!.getBoundingClientRect();
  expect(Math.round(head().top)).toBe(Math.max(56, Math.round(strip.bottom)));
  // The focus moves up to a row that is out of view.
  const target = rows()[3]!.querySelector('button')!;
  rows()[4]!.querySelector('button')!.focus({ preventScroll: true });
  window.scrollTo(0, window.scrollY + target.getBoundingClientRect().bottom);
  await userEvent.tab({ shift: true });
  expect(rows()[3]!.contains(document.activeElement)).toBe(true);
  await expect
    .poll(() => document.activeElement!.getBoundingClientRect().top)
    .toBeGreaterThanOrEqual(head().bottom - 1);
});
